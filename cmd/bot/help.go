package main

import "context"

type helpCommand struct {
	Subcommand string `arg:"" optional:"" help:"What to explain; everything if not given."`
}

func (h *helpCommand) run(_ context.Context, p *process, _ *commonFlags) error {
	args := []string{"--help"}
	if h.Subcommand != "" {
		args = []string{h.Subcommand, "--help"}
	}
	_, _, err := parseCommandLine(args, p.stdout)
	return err
}
