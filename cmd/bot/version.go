package main

import (
	"cmp"
	"context"
	"fmt"
	"runtime"
	"runtime/debug"
)

// version is set by the linker for a release: -ldflags "-X main.version=v1.2.3".
var version string

type versionCommand struct{}

func (*versionCommand) run(_ context.Context, p *process, _ *commonFlags) error {
	info, _ := debug.ReadBuildInfo() // nil outside of modules
	_, err := fmt.Fprintf(p.stdout, "chit %s, %s %s/%s\n", versionOf(version, info), runtime.Version(), runtime.GOOS, runtime.GOARCH)
	return err
}

// versionOf returns what the linker was told, or else what the go command knows
// of the source that it built.
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
