import { fileURLToPath } from 'node:url'

type Document = PDFKit.PDFDocument

export type Face = 'text' | 'strong' | 'display'

const files: Readonly<Record<Face, readonly [family: string, weight: number]>> = {
  text: ['instrument-sans', 400],
  strong: ['instrument-sans', 600],
  display: ['archivo', 700],
}
const scripts = ['latin', 'latin-ext'] as const
type Script = (typeof scripts)[number]

/** Characters that the first of a font's two files leaves to the second. */
const EXTENDED =
  /[\u0100-\u02BA\u02BD-\u02C5\u02C7-\u02CC\u02CE-\u02D7\u1D00-\u1DBF\u1E00-\u1E9F\u1EF2-\u1EFF\u20A0-\u20AB\u20AD-\u20C0\u2113]+/u

export function registerFonts(document: Document): void {
  for (const [face, [family, weight]] of Object.entries(files)) {
    for (const script of scripts) {
      const file = `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`
      document.registerFont(`${face} ${script}`, fileURLToPath(import.meta.resolve(file)))
    }
  }
}

type Run = { readonly script: Script; readonly text: string }

function runsOf(text: string): Run[] {
  const runs = text.split(new RegExp(`(${EXTENDED.source})`, 'u'))
  return runs.flatMap((run, at) =>
    run === '' ? [] : [{ script: at % 2 === 1 ? 'latin-ext' : 'latin', text: run } satisfies Run],
  )
}

export type Style = { readonly face: Face; readonly size: number; readonly colour: string }

const put = (document: Document, { face, size }: Style, { script }: Run): Document =>
  document.font(`${face} ${script}`).fontSize(size)

export const widthOf = (document: Document, style: Style, text: string): number =>
  runsOf(text).reduce((width, run) => width + put(document, style, run).widthOfString(run.text), 0)

/** Writes one line starting, or ending, at a position. */
export function writeLine(
  document: Document,
  style: Style,
  at: { readonly text: string; readonly x: number; readonly y: number; readonly isEnd?: boolean },
): void {
  let x = at.isEnd === true ? at.x - widthOf(document, style, at.text) : at.x
  document.fillColor(style.colour)
  for (const run of runsOf(at.text)) {
    put(document, style, run).text(run.text, x, at.y, { lineBreak: false })
    x += document.widthOfString(run.text)
  }
}

type Room = { readonly text: string; readonly width: number }

/** Text that ends with an ellipsis where it is wider than its place. */
export function cut(document: Document, style: Style, { text, width }: Room): string {
  if (widthOf(document, style, text) <= width) return text
  let shorter = text
  while (shorter !== '' && widthOf(document, style, `${shorter}…`) > width) {
    shorter = shorter.slice(0, -1).trimEnd()
  }
  return `${shorter}…`
}

/** Breaks text into lines of at most this width. */
export function wrap(document: Document, style: Style, of: Room): string[] {
  const lines: string[] = []
  for (const word of of.text.split(/\s+/)) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    const fits = last !== undefined && widthOf(document, style, longer) <= of.width
    if (fits) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
