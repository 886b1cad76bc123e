//go:build ignore

// Measure checks the shape of the code: how long files and functions are, and how
// many methods a type has.
//
//	go run .ci/measure.go
//
// Nine in ten files and nine in ten functions must be short. A type with many methods
// is several things under one name, so every type has a limit.
package main

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

const (
	maxMethods  = 40  // of any type
	maxFile     = 320 // lines, of nine in ten files
	maxFunction = 30  // lines, of nine in ten functions
)

// A measure is what was found in a tree.
type measure struct {
	files, functions []int          // lines of each
	methods          map[string]int // by directory and type
}

func main() {
	m := measure{methods: map[string]int{}}
	if err := filepath.WalkDir(".", m.visit); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	if !m.report() {
		os.Exit(1)
	}
}

// visit measures a file.
func (m *measure) visit(path string, d fs.DirEntry, err error) error {
	switch {
	case err != nil:
		return err
	case d.IsDir() && (d.Name() == "testdata" || path != "." && strings.HasPrefix(d.Name(), ".")):
		return filepath.SkipDir
	case d.IsDir() || filepath.Ext(path) != ".go":
		return nil
	}
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, path, nil, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil || ast.IsGenerated(file) {
		return err
	}
	line := func(p token.Pos) int { return set.Position(p).Line }
	m.files = append(m.files, line(file.FileEnd))
	for _, decl := range file.Decls {
		f, ok := decl.(*ast.FuncDecl)
		if !ok {
			continue
		}
		m.functions = append(m.functions, line(f.End())-line(f.Pos())+1)
		if f.Recv != nil {
			m.methods[filepath.Dir(path)+" "+file.Name.Name+"."+receiver(f.Recv.List[0].Type)]++
		}
	}
	return nil
}

// receiver returns the name of the type of a receiver.
func receiver(e ast.Expr) string {
	switch t := e.(type) {
	case *ast.StarExpr:
		return receiver(t.X)
	case *ast.IndexExpr:
		return receiver(t.X)
	case *ast.IndexListExpr:
		return receiver(t.X)
	case *ast.Ident:
		return t.Name
	}
	return "?"
}

// report prints the measure, and returns whether it is within the limits.
func (m *measure) report() bool {
	files, functions := most(m.files), most(m.functions)
	fmt.Printf("nine in ten of %d files have at most %d lines, and nine in ten of %d functions at most %d\n", len(m.files), files, len(m.functions), functions)
	ok := true
	if files > maxFile {
		fmt.Printf("too long: nine in ten files must have at most %d lines\n", maxFile)
		ok = false
	}
	if functions > maxFunction {
		fmt.Printf("too long: nine in ten functions must have at most %d lines\n", maxFunction)
		ok = false
	}
	for _, name := range slices.Sorted(maps.Keys(m.methods)) {
		if n := m.methods[name]; n > maxMethods {
			fmt.Printf("%s has %d methods; a type may have at most %d\n", name, n, maxMethods)
			ok = false
		}
	}
	return ok
}

// most returns the value that nine in ten do not exceed.
func most(all []int) int {
	if len(all) == 0 {
		return 0
	}
	slices.SortFunc(all, cmp.Compare[int])
	return all[(len(all)*9+9)/10-1]
}
