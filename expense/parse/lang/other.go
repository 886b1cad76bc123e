package lang

// Languages of which only the way of writing numbers is known.
var (
	danish    = language{code: "da", DecimalComma: true, GroupsBySpace: true, currency: "DKK"}
	bokmal    = language{code: "nb", DecimalComma: true, GroupsBySpace: true, currency: "NOK"}
	norwegian = language{code: "no", DecimalComma: true}
	finnish   = language{code: "fi", DecimalComma: true, GroupsBySpace: true}
	slovak    = language{code: "sk", DecimalComma: true, GroupsBySpace: true}
	hungarian = language{code: "hu", DecimalComma: true, GroupsBySpace: true}
	serbian   = language{code: "sr", DecimalComma: true, GroupsBySpace: true, currency: "RSD"}
	greek     = language{code: "el", DecimalComma: true}
)
