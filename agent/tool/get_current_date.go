package tool

// now answers a model that asks what its context line already says.
func now(env *Env) Result {
	at := env.Now.In(env.Ledger.Location())
	return Result{Next: Continue, Data: at.Format("Monday 2006-01-02 15:04 ") + env.Ledger.Zone}
}
