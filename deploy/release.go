//go:build ignore

// Release builds the bot for each platform and packs each build with what must
// accompany it: the licence, third-party notices, README and CHANGELOG. It writes
// the archives and their SHA-256 sums to dist/. They are the same byte for byte,
// whoever builds them from the same source with the same Go.
//
//	go run deploy/release.go v1.2.3
package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io/fs"
	"log"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"time"
)

const dist = "dist"

var platforms = []struct{ os, arch string }{
	{"linux", "amd64"},
	{"linux", "arm64"},
	{"darwin", "amd64"},
	{"darwin", "arm64"},
	{"windows", "amd64"},
}

// documents go into each archive with the program.
var documents = []string{"LICENSE", "cmd/bot/notices.txt", "README.md", "CHANGELOG.md"}

// packed is the modification time of every file in an archive: the time of the
// build would make builds differ.
var packed = time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)

// A file is an entry of an archive.
type file struct {
	name string
	mode fs.FileMode
	data []byte
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("release: ")
	if len(os.Args) != 2 || !regexp.MustCompile(`^v[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.]+)?$`).MatchString(os.Args[1]) {
		log.Fatal("which version? such as v1.2.3")
	}
	if err := release(os.Args[1]); err != nil {
		log.Fatal(err)
	}
}

func release(version string) error {
	var along []file
	for _, name := range documents {
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		along = append(along, file{name: path.Base(name), mode: 0o644, data: data})
	}
	if err := os.MkdirAll(dist, 0o755); err != nil {
		return err
	}
	var sums bytes.Buffer
	for _, p := range platforms {
		program, err := build(version, p.os, p.arch)
		if err != nil {
			return fmt.Errorf("%s/%s: %w", p.os, p.arch, err)
		}
		stem := fmt.Sprintf("chit_%s_%s_%s", version, p.os, p.arch)
		name, pack := stem+".tar.gz", tarred
		if p.os == "windows" {
			name, pack = stem+".zip", zipped
			program.name += ".exe"
		}
		archive, err := pack(stem, append([]file{program}, along...))
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if err := os.WriteFile(filepath.Join(dist, name), archive, 0o644); err != nil {
			return err
		}
		fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(archive), name)
		fmt.Printf("%s  %d kB\n", name, len(archive)/1000)
	}
	return os.WriteFile(filepath.Join(dist, "SHA256SUMS"), sums.Bytes(), 0o644)
}

// build returns the program for one platform.
func build(version, goos, goarch string) (file, error) {
	dir, err := os.MkdirTemp("", "chit-release")
	if err != nil {
		return file{}, err
	}
	defer os.RemoveAll(dir)
	out := filepath.Join(dir, "chit")
	cmd := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags", "-s -w -X main.version="+version, "-o", out, "./cmd/bot")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+goos, "GOARCH="+goarch, "GOFLAGS=")
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		return file{}, err
	}
	data, err := os.ReadFile(out)
	return file{name: "chit", mode: 0o755, data: data}, err
}

// tarred packs files into a directory of a compressed tar archive.
func tarred(directory string, files []file) ([]byte, error) {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	w := tar.NewWriter(z)
	for _, f := range files {
		h := &tar.Header{Name: directory + "/" + f.name, Mode: int64(f.mode), Size: int64(len(f.data)), ModTime: packed, Format: tar.FormatUSTAR}
		if err := w.WriteHeader(h); err != nil {
			return nil, err
		}
		if _, err := w.Write(f.data); err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	err := z.Close()
	return b.Bytes(), err
}

// zipped packs files into a directory of a zip archive.
func zipped(directory string, files []file) ([]byte, error) {
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for _, f := range files {
		h := &zip.FileHeader{Name: directory + "/" + f.name, Method: zip.Deflate, Modified: packed}
		h.SetMode(f.mode)
		entry, err := w.CreateHeader(h)
		if err != nil {
			return nil, err
		}
		if _, err := entry.Write(f.data); err != nil {
			return nil, err
		}
	}
	err := w.Close()
	return b.Bytes(), err
}
