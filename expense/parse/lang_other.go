package parse

// Languages of which only the way of writing numbers is known.
var (
	danish    = language{code: "da", decimalComma: true, groupsBySpace: true, currency: "DKK"}
	bokmal    = language{code: "nb", decimalComma: true, groupsBySpace: true, currency: "NOK"}
	norwegian = language{code: "no", decimalComma: true}
	finnish   = language{code: "fi", decimalComma: true, groupsBySpace: true}
	slovak    = language{code: "sk", decimalComma: true, groupsBySpace: true}
	hungarian = language{code: "hu", decimalComma: true, groupsBySpace: true}
	greek     = language{code: "el", decimalComma: true}
)
