import { BRAND, INK, LINE, SOFT, type Pen } from '#print/pen.ts'
import { cut, type Style, writeLine } from '#print/pdf-text.ts'

/** A4 across, in points. */
export const PAGE = { left: 30, right: 812, top: 30, bottom: 560 } as const

export const title: Style = { face: 'display', size: 15, colour: BRAND }
export const head: Style = { face: 'display', size: 11, colour: INK }
export const strong: Style = { face: 'strong', size: 8, colour: INK }
export const body: Style = { face: 'text', size: 8, colour: INK }
export const small: Style = { face: 'text', size: 6.5, colour: SOFT }

export type Column = {
  readonly x: number
  readonly width: number
  readonly text: string
  readonly style?: Style
  readonly isEnd?: boolean
}

/** A line of text over the whole page. */
export const across = (text: string, style = body): Column => ({
  x: PAGE.left,
  width: PAGE.right - PAGE.left,
  text,
  style,
})

/** One line of texts, each in its column. */
export function writeColumns(pen: Pen, columns: readonly Column[], y = pen.y): void {
  for (const { x, width, text, style = body, isEnd = false } of columns) {
    const shown = cut(pen.document, style, { text, width: width - 4 })
    writeLine(pen.document, style, { text: shown, x: isEnd ? x + width - 2 : x + 2, y, isEnd })
  }
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

type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function frame(pen: Pen, { x, y, width, height }: Box): void {
  pen.document.rect(x, y, width, height).lineWidth(0.5).strokeColor(LINE).stroke()
}
