// Package money reads what a text says of money: amounts with their currencies,
// cents and ranges, tax rates and taxes.
package money
