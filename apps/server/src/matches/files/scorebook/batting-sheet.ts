import type { InningsCard } from '@pavilion/cricket/views/scorecard.ts'
import { extraKinds, type InningsBook } from '@pavilion/cricket/views/scorebook.ts'
import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import { inUnit, lengthText } from '@pavilion/cricket/text/length-text.ts'
import { drawMarks, MARK } from './draw-mark.ts'
import { type Pen, room } from '#print/pen.ts'
import { type Column, body, frame, head, PAGE, rule, strong, small, writeColumns } from './sheet.ts'

const BALLS = { x: 168, aLine: 33 }
const BALLS_END = BALLS.x + BALLS.aLine * MARK + 6
const EACH = 96
const FALL = { x: 330, width: 96.4, height: 33, aLine: 5 }
const figures = [
  { x: 692, width: 30 },
  { x: 722, width: 30 },
  { x: 752, width: 30 },
  { x: 782, width: 30 },
] as const

type Texts = readonly [no: string, name: string, how: string, ...figures: readonly string[]]

function columnsOf([no, name, how, ...numbers]: Texts, style = body): Column[] {
  return [
    { x: PAGE.left, width: 18, text: no, style: small },
    { x: 48, width: 118, text: name, style },
    { x: BALLS_END, width: figures[0].x - BALLS_END, text: how, style },
    ...figures.map((place, at) => ({ ...place, text: numbers[at] ?? '', style, isEnd: true })),
  ]
}

function heads(pen: Pen): void {
  writeColumns(pen, columnsOf(['', 'Batter', 'How out', 'Runs', 'Balls', '4s', '6s'], small))
  writeColumns(pen, [{ x: BALLS.x, width: 200, text: 'Balls faced', style: small }])
  pen.y += 11
  rule(pen)
}

/** The batters, a row each with the balls that they faced. */
export function writeBatting(pen: Pen, { card, faced }: InningsBook): void {
  heads(pen)
  for (const [at, row] of card.batting.entries()) {
    const marks = faced.get(row.id) ?? []
    const height = Math.max(1, Math.ceil(marks.length / BALLS.aLine)) * MARK + 5
    if (room(pen, height)) heads(pen)
    const { name, how, runs, balls, fours, sixes } = row
    pen.y += 3
    const texts: Texts = [`${at + 1}`, name, how, `${runs}`, `${balls}`, `${fours}`, `${sixes}`]
    writeColumns(pen, columnsOf(texts, row.out ? body : strong))
    drawMarks(pen, marks, { ...BALLS, y: pen.y - 1 })
    pen.y += height - 3
    rule(pen)
  }
  writeRest(pen, card)
}

function writeRest(pen: Pen, { didNotBat }: InningsCard): void {
  if (didNotBat.length === 0) return
  room(pen, 14)
  pen.y += 4
  const names = didNotBat.map(({ name }) => name).join(', ')
  writeColumns(pen, [{ x: PAGE.left, width: 780, text: `Did not bat: ${names}`, style: small }])
  pen.y += 10
}

const extraNames: Readonly<Record<(typeof extraKinds)[number], string>> = {
  wides: 'Wides',
  noballs: 'No-balls',
  byes: 'Byes',
  legbyes: 'Leg byes',
  penalty: 'Penalty runs',
}

/** The extras ball by ball and the total, beside the fall of the wickets. */
export function writeTotals(pen: Pen, book: InningsBook, rules: OverRules): void {
  const { falls } = book.card
  room(pen, 96 + Math.max(0, Math.ceil(falls.length / FALL.aLine) - 2) * FALL.height)
  pen.y += 8
  const top = pen.y
  writeExtras(pen, book, rules)
  const left = pen.y
  pen.y = top
  writeFalls(pen, book, rules)
  pen.y = Math.max(left, pen.y) + 6
}

function writeExtras(pen: Pen, { card, extras }: InningsBook, rules: OverRules): void {
  for (const kind of extraKinds) {
    if (card.extras[kind] === 0) continue
    const each = extras[kind].join('  ')
    writeSum(pen, { name: extraNames[kind], each, total: card.extras[kind] })
  }
  writeSum(pen, { name: 'Extras', each: '', total: card.extras.total })
  pen.y += 2
  writeColumns(pen, [
    { x: PAGE.left, width: 60, text: 'Total', style: head },
    { x: EACH, width: FALL.x - EACH, text: totalText(card, rules), style: head },
  ])
  pen.y += 18
}

type Sum = { readonly name: string; readonly each: string; readonly total: number }

function writeSum(pen: Pen, { name, each, total }: Sum): void {
  writeColumns(pen, [
    { x: PAGE.left, width: EACH - PAGE.left, text: name },
    { x: EACH, width: 170, text: each },
    { x: EACH + 170, width: 36, text: `${total}`, isEnd: true, style: strong },
  ])
  pen.y += 11
}

const closes: Readonly<Partial<Record<NonNullable<InningsCard['closed']>, string>>> = {
  declared: ' declared',
  forfeited: ' forfeited',
  'all out': ' all out',
}

function totalText(card: InningsCard, rules: OverRules): string {
  const { runs, wickets, closed } = card
  const how = closed === null ? '' : (closes[closed] ?? '')
  return `${runs} for ${wickets}${how} (${lengthText(card, rules)})`
}

/** The fall of each wicket, with what its partnership made. */
function writeFalls(pen: Pen, { card, partnerships }: InningsBook, rules: OverRules): void {
  if (card.falls.length === 0) return
  writeColumns(pen, [{ x: FALL.x, width: 200, text: 'Fall of wickets', style: strong }])
  pen.y += 11
  const { width, height } = FALL
  for (const [at, { wicket, runs, name, overs }] of card.falls.entries()) {
    const x = FALL.x + (at % FALL.aLine) * width
    const y = pen.y + Math.floor(at / FALL.aLine) * height
    const stand = partnerships.find((one) => one.wicket === wicket)?.runs
    const when = [inUnit(overs, rules), stand === undefined ? '' : `stand of ${stand}`]
      .filter(Boolean)
      .join(', ')
    frame(pen, { x, y, width, height })
    writeColumns(pen, [{ x, width, text: `${wicket} for ${runs}`, style: strong }], y + 3)
    writeColumns(pen, [{ x, width, text: name, style: small }], y + 13)
    writeColumns(pen, [{ x, width, text: when, style: small }], y + 22)
  }
  pen.y += Math.ceil(card.falls.length / FALL.aLine) * height
}
