package report

import (
	"archive/zip"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// A workbook writes an Office Open XML workbook, part by part in file order:
// nothing is buffered in memory or in a file, and the same cells give the same
// bytes.
//
// The libraries for complete workbooks take only binary floating-point numbers,
// and call methods by name, which makes the linker keep every method of the
// program. What we need is little code.
type workbook struct {
	zip     *zip.Writer
	sheets  []string   // names, in order of their numbers from 1
	open    *worksheet // the one being written, nil before the first one
	formats []string   // number formats used so far
}

// newWorkbook begins a workbook. The part that names the main part goes first,
// because programs that guess a file's type look there.
func newWorkbook(w io.Writer) (*workbook, error) {
	b := &workbook{zip: zip.NewWriter(w)}
	return b, b.part("_rels/.rels", packageRels)
}

// begin ends the previous sheet and begins the next one, whose first row stays
// visible. An archive has one open entry at a time, so sheets are written one
// after the other.
func (b *workbook) begin(name string, widths []int) (*worksheet, error) {
	if err := b.end(); err != nil {
		return nil, err
	}
	b.sheets = append(b.sheets, name)
	w, err := b.zip.Create(fmt.Sprintf("xl/worksheets/sheet%d.xml", len(b.sheets)))
	if err != nil {
		return nil, err
	}
	b.open = &worksheet{w: w}
	_, err = io.WriteString(w, sheetHead(len(b.sheets) == 1, widths))
	return b.open, err
}

func (b *workbook) end() error {
	if b.open == nil {
		return nil
	}
	_, err := io.WriteString(b.open.w, sheetTail)
	b.open = nil
	return err
}

// close ends the last sheet and writes the parts that list the others. A
// package may have these last.
func (b *workbook) close() error {
	if err := b.end(); err != nil {
		return err
	}
	for _, p := range []struct{ name, content string }{
		{"xl/styles.xml", stylesXML(b.formats)},
		{"xl/workbook.xml", workbookXML(b.sheets)},
		{"xl/_rels/workbook.xml.rels", workbookRels(len(b.sheets))},
		{"[Content_Types].xml", contentTypes(len(b.sheets))},
	} {
		if err := b.part(p.name, p.content); err != nil {
			return err
		}
	}
	return b.zip.Close()
}

func (b *workbook) part(name, content string) error {
	w, err := b.zip.Create(name)
	if err != nil {
		return err
	}
	_, err = io.WriteString(w, content)
	return err
}

// The styles of cells. Styles above the last one here are the number formats of
// the workbook, in order.
const (
	stylePlain = iota
	styleBold
	styleFormats
)

// style returns the style of a number format. A workbook has few formats, so a
// linear search is enough.
func (b *workbook) style(format string) int {
	i := slices.Index(b.formats, format)
	if i < 0 {
		i = len(b.formats)
		b.formats = append(b.formats, format)
	}
	return styleFormats + i
}

const (
	xmlHead     = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` + "\n"
	nsMain      = `xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"`
	nsPackage   = "http://schemas.openxmlformats.org/package/2006/"
	nsRelations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
	typePrefix  = "application/vnd.openxmlformats-officedocument.spreadsheetml."

	packageRels = xmlHead + `<Relationships xmlns="` + nsPackage + `relationships">` +
		`<Relationship Id="rId1" Type="` + nsRelations + `/officeDocument" Target="xl/workbook.xml"/></Relationships>`

	sheetTail = "</sheetData></worksheet>"
)

// sheetHead returns what precedes the rows of a sheet. The first sheet is the
// one shown.
func sheetHead(first bool, widths []int) string {
	selected := ""
	if first {
		selected = ` tabSelected="1"`
	}
	var x strings.Builder
	x.WriteString(xmlHead + "<worksheet " + nsMain + "><sheetViews><sheetView" + selected + ` workbookViewId="0">` +
		`<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>` +
		"</sheetView></sheetViews><cols>")
	for i, width := range widths {
		fmt.Fprintf(&x, `<col min="%d" max="%[1]d" width="%d" customWidth="1"/>`, i+1, width)
	}
	x.WriteString("</cols><sheetData>")
	return x.String()
}

// workbookXML lists the sheets. Their names are ours and need no escaping.
func workbookXML(sheets []string) string {
	var x strings.Builder
	x.WriteString(xmlHead + "<workbook " + nsMain + ` xmlns:r="` + nsRelations + `"><bookViews><workbookView/></bookViews><sheets>`)
	for i, name := range sheets {
		fmt.Fprintf(&x, `<sheet name="%s" sheetId="%d" r:id="rId%[2]d"/>`, name, i+1)
	}
	x.WriteString("</sheets></workbook>")
	return x.String()
}

func workbookRels(sheets int) string {
	var x strings.Builder
	x.WriteString(xmlHead + `<Relationships xmlns="` + nsPackage + `relationships">`)
	for n := 1; n <= sheets; n++ {
		fmt.Fprintf(&x, `<Relationship Id="rId%d" Type="%s/worksheet" Target="worksheets/sheet%[1]d.xml"/>`, n, nsRelations)
	}
	fmt.Fprintf(&x, `<Relationship Id="rId%d" Type="%s/styles" Target="styles.xml"/></Relationships>`, sheets+1, nsRelations)
	return x.String()
}

func contentTypes(sheets int) string {
	var x strings.Builder
	x.WriteString(xmlHead + `<Types xmlns="` + nsPackage + `content-types">` +
		`<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
		`<Default Extension="xml" ContentType="application/xml"/>`)
	override := func(part, kind string) {
		fmt.Fprintf(&x, `<Override PartName="/xl/%s.xml" ContentType="%s%s+xml"/>`, part, typePrefix, kind)
	}
	override("workbook", "sheet.main")
	for n := 1; n <= sheets; n++ {
		override("worksheets/sheet"+strconv.Itoa(n), "worksheet")
	}
	override("styles", "styles")
	x.WriteString("</Types>")
	return x.String()
}

// stylesXML lists the styles in order of their numbers. Number format ids below
// 164 are built in. The first two fills are reserved: a spreadsheet ignores
// what they say.
func stylesXML(formats []string) string {
	var x strings.Builder
	x.WriteString(xmlHead + "<styleSheet " + nsMain + ">")
	if len(formats) > 0 {
		fmt.Fprintf(&x, `<numFmts count="%d">`, len(formats))
		for i, format := range formats {
			fmt.Fprintf(&x, `<numFmt numFmtId="%d" formatCode="%s"/>`, firstFormat+i, format)
		}
		x.WriteString("</numFmts>")
	}
	x.WriteString(`<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
		`<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
		`<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>` +
		`<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>`)
	fmt.Fprintf(&x, `<cellXfs count="%d"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>`+
		`<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>`, styleFormats+len(formats))
	for i := range formats {
		fmt.Fprintf(&x, `<xf numFmtId="%d" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`, firstFormat+i)
	}
	x.WriteString(`</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`)
	return x.String()
}

// firstFormat is the lowest id of a custom number format.
const firstFormat = 164
