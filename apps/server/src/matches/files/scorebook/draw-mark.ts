import type { BookMark } from '@pavilion/cricket/text/book-mark.ts'
import { type Style, widthOf, writeLine } from '#print/pdf-text.ts'
import { BRAND, type Pen } from '#print/pen.ts'
import { body, strong } from './sheet.ts'

/** The square that a mark takes, in points. */
export const MARK = 11

const inside: Style = { ...strong, size: 5.5 }
const wicket: Style = { ...strong, colour: BRAND }
const isWicket = (text: string) => /[WR]$/.test(text)

type Place = { readonly x: number; readonly y: number }

/** Draws a mark with its middle at a place. */
export function drawMark(pen: Pen, { sign, text }: BookMark, { x, y }: Place): void {
  if (sign === 'none') return centred(pen, isWicket(text) ? wicket : body, { text, x, y })
  if (sign === 'wide') {
    drawCross(pen, { x, y })
    return centred(pen, inside, { text, x: x + 4.4, y: y - 3.2 })
  }
  outline(pen, sign, { x, y }).lineWidth(0.6).strokeColor(body.colour).stroke()
  const lower = sign === 'bye' ? 1.2 : sign === 'leg-bye' ? -1 : 0
  return centred(pen, inside, { text, x, y: y + lower })
}

function drawCross({ document }: Pen, { x, y }: Place): void {
  document
    .moveTo(x - 3.2, y)
    .lineTo(x + 3.2, y)
    .moveTo(x, y - 3.2)
    .lineTo(x, y + 3.2)
    .lineWidth(0.7)
    .strokeColor(body.colour)
    .stroke()
}

function outline({ document }: Pen, sign: BookMark['sign'], { x, y }: Place) {
  if (sign === 'no-ball') return document.circle(x, y, 4.4)
  const up = sign === 'bye' ? -1 : 1
  return document.polygon([x, y + up * 5], [x - 5, y - up * 4], [x + 5, y - up * 4])
}

function centred(pen: Pen, style: Style, { text, x, y }: Place & { readonly text: string }): void {
  if (text === '') return
  const width = widthOf(pen.document, style, text)
  writeLine(pen.document, style, { text, x: x - width / 2, y: y - style.size * 0.58 })
}

/** Draws marks in lines of so many, from a corner; answers the height. */
export function drawMarks(
  pen: Pen,
  marks: readonly BookMark[],
  at: Place & { readonly aLine: number },
): number {
  for (const [index, mark] of marks.entries()) {
    const column = index % at.aLine
    const line = Math.floor(index / at.aLine)
    const x = at.x + (column + 0.5) * MARK
    drawMark(pen, mark, { x, y: at.y + (line + 0.5) * MARK })
  }
  return Math.max(1, Math.ceil(marks.length / at.aLine)) * MARK
}
