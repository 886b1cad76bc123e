package breaker_test

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"chit/agent/llm"
	"chit/agent/llm/breaker"
	"chit/agent/llm/llmtest"
)

func TestBreaker(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		down := llmtest.Down()
		script := llmtest.NewScript(down, llmtest.Say("ok"), down, down, down, down, down, down, llmtest.Say("back"), llmtest.Say("ok"))
		m := breaker.New(script, breaker.Settings{})
		ask := func() error {
			_, err := m.Next(t.Context(), llmtest.Ask("hello"))
			return err
		}
		want := func(what string, err, kind error, asked int) {
			t.Helper()
			if !errors.Is(err, kind) || kind == nil && err != nil {
				t.Errorf("%s: %v, want %v", what, err, kind)
			}
			if got := len(script.Requests()); got != asked {
				t.Errorf("%s: the model was asked %d times, want %d", what, got, asked)
			}
		}
		want("one failure", ask(), llm.ErrUnavailable, 1)
		want("a success starts the count again", ask(), nil, 2)
		for i := range 5 {
			want("five failures in a row", ask(), llm.ErrUnavailable, 3+i)
		}
		want("open", ask(), llm.ErrUnavailable, 7)
		time.Sleep(breaker.DefaultOpen - time.Second)
		want("still open", ask(), llm.ErrUnavailable, 7)
		time.Sleep(2 * time.Second)
		want("one is let through, in vain", ask(), llm.ErrUnavailable, 8)
		want("open again", ask(), llm.ErrUnavailable, 8)
		time.Sleep(breaker.DefaultOpen + time.Second)
		want("one is let through", ask(), nil, 9)
		want("closed", ask(), nil, 10)
	})
}

// TestOthersDoNotCount checks errors that say nothing about the model: a
// rejected request, and a caller that gives up.
func TestOthersDoNotCount(t *testing.T) {
	var steps []llmtest.Step
	for range 10 {
		steps = append(steps, llmtest.Step{Err: llm.ErrRejected}, llmtest.Step{Err: context.Canceled})
	}
	steps = append(steps, llmtest.Say("ok"))
	m := breaker.New(llmtest.NewScript(steps...), breaker.Settings{Failures: 2})
	for range 20 {
		if _, err := m.Next(t.Context(), llmtest.Ask("hello")); errors.Is(err, llm.ErrUnavailable) {
			t.Fatalf("err = %v: the breaker is open", err)
		}
	}
	if _, err := m.Next(t.Context(), llmtest.Ask("hello")); err != nil {
		t.Error(err)
	}
	if got := m.Name(); got != "script" {
		t.Errorf("Name() = %q, want that of the model", got)
	}
}

// TestOneAtATime checks that others fail at once while the breaker tries one
// request.
func TestOneAtATime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		release := make(chan struct{})
		m := breaker.New(llmtest.NewScript(llmtest.Down(), llmtest.Step{
			Do: func(context.Context, llm.Request) (llm.Response, error) {
				<-release
				return llm.Response{Text: "back"}, nil
			},
		}), breaker.Settings{Failures: 1, Open: time.Second})
		_, _ = m.Next(t.Context(), llmtest.Ask("hello"))
		time.Sleep(2 * time.Second)
		first := make(chan error)
		go func() {
			_, err := m.Next(t.Context(), llmtest.Ask("hello"))
			first <- err
		}()
		synctest.Wait()
		if _, err := m.Next(t.Context(), llmtest.Ask("hello")); !errors.Is(err, llm.ErrUnavailable) {
			t.Errorf("err = %v, want %v", err, llm.ErrUnavailable)
		}
		close(release)
		if err := <-first; err != nil {
			t.Error(err)
		}
	})
}
