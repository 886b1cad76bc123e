package main

import (
	"cmp"
	"context"
	_ "embed"
	"fmt"
	"io"
	"runtime"
	"runtime/debug"
)

// version is set by the linker for a release: -ldflags "-X main.version=v1.2.3".
var version string

// notices are what the licences of the software in this program ask to be told
// with it. `make notices` writes them.
//
//go:embed notices.txt
var notices string

type versionCommand struct {
	Notices bool `flag:"notices" help:"Print the licences of the software that is in this program."`
}

func (cmd *versionCommand) run(_ context.Context, p *process, _ *settings) error {
	if cmd.Notices {
		_, err := io.WriteString(p.stdout, notices)
		return err
	}
	_, err := fmt.Fprintf(p.stdout, "chit %s, %s %s/%s\n", ownVersion(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
	return err
}

// ownVersion returns the version of this program.
func ownVersion() string {
	info, _ := debug.ReadBuildInfo() // nil outside of modules
	return versionOf(version, info)
}

// versionOf returns the version set by the linker, otherwise what the go
// command recorded about the source.
func versionOf(linked string, info *debug.BuildInfo) string {
	if linked != "" || info == nil {
		return cmp.Or(linked, "unknown")
	}
	settings := map[string]string{}
	for _, s := range info.Settings {
		settings[s.Key] = s.Value
	}
	v := info.Main.Version
	if v == "" || v == "(devel)" {
		v = "unreleased"
		if revision := settings["vcs.revision"]; revision != "" {
			v += " " + revision[:min(12, len(revision))]
		}
		if settings["vcs.modified"] == "true" {
			v += " with changes"
		}
	}
	return v
}
