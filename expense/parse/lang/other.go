package lang

// Languages of which little more is known than the way of writing numbers; their days are in [world].
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
