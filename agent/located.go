package agent

import (
	"slices"

	"chit/agent/action"
	"chit/agent/dialog"
)

// located sets the time zone to that of a place, also if that was asked for.
func (r *run) located() intent {
	r.dialog.Expire(r.env.Now)
	for _, p := range slices.Backward(r.dialog.Own()) {
		if dialog.TakesPlace(p) {
			return r.filled(dialog.Tapped(p, r.message.Located))
		}
	}
	return intent{steps: r.ownSteps(action.ChangeSettings{Setting: "time_zone", Value: r.message.Located})}
}
