import { BRAND, INK, LINE, SOFT, type Pen, room } from '#print/pen.ts'
import { cut, type Style, wrap, writeLine } from '#print/pdf-text.ts'

/** A4, in points. */
export const PAGE = { left: 42, right: 553, top: 42, bottom: 786, foot: 804 } as const

const GAP = 6
const LEADING = 1.35

export const title: Style = { face: 'display', size: 18, colour: BRAND }
export const head: Style = { face: 'display', size: 11, colour: INK }
export const strong: Style = { face: 'strong', size: 9, colour: INK }
export const body: Style = { face: 'text', size: 9, colour: INK }
export const small: Style = { face: 'text', size: 8, colour: SOFT }

export type Cell = {
  readonly x: number
  readonly width: number
  /** Below one another, each on as many lines as it takes. */
  readonly texts: readonly (readonly [text: string, style: Style])[]
  readonly isEnd?: boolean
}

/** A row over the whole page. */
export const across = (text: string, style: Style): Cell => ({
  x: PAGE.left,
  width: PAGE.right - PAGE.left,
  texts: [[text, style]],
})

type Line = { readonly text: string; readonly style: Style }

/** A word that is wider than its column ends with an ellipsis. */
const linesOf = ({ document }: Pen, { texts, width }: Cell): Line[] =>
  texts
    .filter(([text]) => text !== '')
    .flatMap(([text, style]) =>
      wrap(document, style, { text, width: width - GAP }).map((line) => ({
        text: cut(document, style, { text: line, width: width - GAP }),
        style,
      })),
    )

const heightOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { style }) => sum + style.size * LEADING, 0)

export type Row = { readonly height: number; readonly draw: (pen: Pen) => void }

/** Texts beside one another, measured so that it can be seen whether they fit. */
export function rowOf(pen: Pen, cells: readonly Cell[]): Row {
  const set = cells.map((cell) => ({ cell, lines: linesOf(pen, cell) }))
  const height = Math.max(...set.map(({ lines }) => heightOf(lines)))
  return { height, draw: (on) => drawRow(on, set, height) }
}

type Set = readonly { readonly cell: Cell; readonly lines: readonly Line[] }[]

function drawRow(pen: Pen, set: Set, height: number): void {
  for (const { cell, lines } of set) {
    const { x, width, isEnd = false } = cell
    let { y } = pen
    for (const { text, style } of lines) {
      writeLine(pen.document, style, { text, x: isEnd ? x + width - GAP : x, y, isEnd })
      y += style.size * LEADING
    }
  }
  pen.y += height
}

/** A row that stays whole; answers whether it began a page. */
export function write(pen: Pen, cells: readonly Cell[]): boolean {
  const row = rowOf(pen, cells)
  const isNew = room(pen, row.height)
  row.draw(pen)
  return isNew
}

/** A line across the page. */
export function rule(pen: Pen): void {
  pen.document
    .moveTo(PAGE.left, pen.y)
    .lineTo(PAGE.right, pen.y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke()
}
