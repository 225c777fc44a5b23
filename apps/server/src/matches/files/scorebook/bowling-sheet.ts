import type { InningsBook, OverBox } from '@pavilion/cricket/views/scorebook.ts'
import type { OverRow } from '@pavilion/cricket/views/overs.ts'
import type { BowlingRow } from '@pavilion/cricket/views/scorecard.ts'
import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import { countsBalls, lengthOf } from '@pavilion/cricket/text/length-text.ts'
import { drawMarks, MARK } from './draw-mark.ts'
import { type Pen, room } from '#print/pen.ts'
import { body, type Column, frame, PAGE, rule, small, strong, writeColumns } from './sheet.ts'

const BOXES_X = 150
/** Boxes are long where a bowler has few overs, which keeps the page of a short innings short. */
const long = { width: 84, aLine: 6, marks: 7 }
const short = { width: 48, aLine: 11, marks: 4 }
type Boxes = typeof long
const figures = [
  { x: 692, width: 30 },
  { x: 722, width: 30 },
  { x: 752, width: 30 },
  { x: 782, width: 30 },
] as const

const columnsOf = (name: string, numbers: readonly string[], style = body): Column[] => [
  { x: PAGE.left, width: 118, text: name, style },
  ...figures.map((place, at) => ({ ...place, text: numbers[at] ?? '', style, isEnd: true })),
]

type Unit = { readonly rules: OverRules; readonly boxes: string; readonly one: string }

/** What lengths are counted in. */
export const unitOf = (rules: OverRules): Unit => ({
  rules,
  ...(countsBalls(rules)
    ? { boxes: 'Sets of balls', one: 'set' }
    : { boxes: 'Overs', one: 'over' }),
})

function heads(pen: Pen, { rules, boxes }: Unit): void {
  const { title } = lengthOf({ overs: '0', balls: 0 }, rules)
  writeColumns(pen, columnsOf('Bowler', [title, 'Mdns', 'Runs', 'Wkts'], small))
  writeColumns(pen, [{ x: BOXES_X, width: 200, text: boxes, style: small }])
  pen.y += 11
  rule(pen)
}

/** The lines of boxes that a bowler takes, and how high each is. */
const linesOf = (boxes: readonly OverBox[], { aLine }: Boxes): OverBox[][] =>
  Array.from({ length: Math.max(1, Math.ceil(boxes.length / aLine)) }, (_, line) =>
    boxes.slice(line * aLine, (line + 1) * aLine),
  )

const heightOf = (boxes: readonly OverBox[], { marks: aLine }: Boxes): number =>
  11 + MARK * Math.max(1, ...boxes.map(({ marks }) => Math.ceil(marks.length / aLine)))

/** The bowlers, a row each with a box for every over. */
export function writeBowling(pen: Pen, { card, bowled }: InningsBook, unit: Unit): void {
  const most = Math.max(0, ...[...bowled.values()].map((boxes) => boxes.length))
  const form = most > long.aLine ? short : long
  room(pen, 80)
  heads(pen, unit)
  for (const row of card.bowling) {
    for (const [line, boxes] of linesOf(bowled.get(row.id) ?? [], form).entries()) {
      const height = heightOf(boxes, form)
      if (room(pen, height + 6)) heads(pen, unit)
      pen.y += 3
      if (line === 0) writeFigures(pen, row, unit)
      for (const [at, box] of boxes.entries())
        drawBox(pen, box, { ...form, x: BOXES_X + at * form.width, height })
      pen.y += height
    }
    pen.y += 3
    rule(pen)
  }
  pen.y += 8
}

function writeFigures(pen: Pen, row: BowlingRow, { rules }: Unit): void {
  const { name, maidens, runs, wickets } = row
  const { figure } = lengthOf(row, rules)
  writeColumns(pen, columnsOf(name, [figure, `${maidens}`, `${runs}`, `${wickets}`], strong))
}

const maidenMark = { ...strong, size: 6.5 }

type Place = Boxes & { readonly x: number; readonly height: number }

function drawBox(pen: Pen, box: OverBox, { x, height, width, marks: aLine }: Place): void {
  const { over, marks, maiden, runs, wickets } = box
  frame(pen, { x, y: pen.y, width, height })
  writeColumns(
    pen,
    [
      { x, width, text: `${over}`, style: small },
      { x, width: width - 24, text: maiden ? 'M' : '', style: maidenMark, isEnd: true },
      { x, width, text: `${runs}–${wickets}`, style: small, isEnd: true },
    ],
    pen.y + 2,
  )
  drawMarks(pen, marks, { x: x + 2, y: pen.y + 10, aLine })
}

const CELL = { width: 32.58, height: 27, aLine: 24 }

/** The score after every over. */
export function writeTally(pen: Pen, overs: readonly OverRow[], { one }: Unit): void {
  if (overs.length === 0) return
  room(pen, 50)
  const says = `Score after each ${one}`
  writeColumns(pen, [{ x: PAGE.left, width: 300, text: says, style: strong }])
  pen.y += 12
  for (const [at, over] of overs.entries()) {
    if (at > 0 && at % CELL.aLine === 0) {
      pen.y += CELL.height
      room(pen, CELL.height)
    }
    drawCell(pen, over, PAGE.left + (at % CELL.aLine) * CELL.width)
  }
  pen.y += CELL.height + 8
}

function drawCell(pen: Pen, { number, runs, score }: OverRow, x: number): void {
  const { width, height } = CELL
  frame(pen, { x, y: pen.y, width, height })
  writeColumns(
    pen,
    [
      { x, width, text: `${number}`, style: small },
      { x, width, text: `${runs}`, style: small, isEnd: true },
    ],
    pen.y + 2,
  )
  const text = `${score.runs}–${score.wickets}`
  writeColumns(pen, [{ x, width: width + 4, text, style: { ...strong, size: 7 } }], pen.y + 13)
}
