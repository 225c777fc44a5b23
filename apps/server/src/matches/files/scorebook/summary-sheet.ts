import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'
import { outcomeText } from '@pavilion/cricket/result/outcome-text.ts'
import type { BookMark } from '@pavilion/cricket/text/book-mark.ts'
import { tossText } from '@pavilion/cricket/text/sentence.ts'
import type { FileRow } from '../match-file.queries.ts'
import type { StoredSignature } from '../signatures.ts'
import { drawMark, MARK } from './draw-mark.ts'
import { type Pen, room } from '#print/pen.ts'
import { across, body, head, PAGE, small, writeColumns } from './sheet.ts'

export type BookToPrint = {
  readonly state: MatchState
  readonly file: FileRow
  readonly signatures: readonly StoredSignature[]
}

const WIDTH = PAGE.right - PAGE.left

const roles = {
  umpire: 'Umpires',
  'tv-umpire': 'Third umpire',
  'reserve-umpire': 'Reserve umpire',
  'match-referee': 'Referee',
  scorer: 'Scorers',
} as const

function officialsText({ officials }: FileRow): string {
  return Object.entries(roles)
    .flatMap(([role, says]) => {
      const names = officials.filter((one) => one.role === role).map(({ name }) => name)
      return names.length === 0 ? [] : [`${says}: ${names.join(', ')}`]
    })
    .join('   ')
}

const legend: readonly (readonly [BookMark, string])[] = [
  [{ sign: 'none', text: '•' }, 'no run'],
  [{ sign: 'none', text: '4' }, 'runs off the bat'],
  [{ sign: 'wide', text: '' }, 'wide, with what was run'],
  [{ sign: 'no-ball', text: '' }, 'no-ball, with runs off it'],
  [{ sign: 'bye', text: '1' }, 'byes'],
  [{ sign: 'leg-bye', text: '1' }, 'leg byes'],
  [{ sign: 'none', text: 'W' }, 'bowler’s wicket'],
  [{ sign: 'none', text: 'R' }, 'run out or other'],
  [{ sign: 'none', text: 'M' }, 'maiden'],
]

function writeLegend(pen: Pen): void {
  room(pen, 24)
  const width = WIDTH / legend.length
  for (const [at, [mark, text]] of legend.entries()) {
    const x = PAGE.left + at * width
    drawMark(pen, mark, { x: x + MARK / 2, y: pen.y + 5 })
    writeColumns(pen, [{ x: x + MARK + 2, width: width - MARK, text, style: small }], pen.y + 1)
  }
  pen.y += 20
}

const instant = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

function writeSignatures(pen: Pen, { state, signatures }: BookToPrint): void {
  room(pen, 70)
  writeColumns(pen, [across('Signed', head)])
  pen.y += 18
  for (const { name, role, side, at } of signatures) {
    room(pen, 12)
    const of = role === 'umpire' ? 'umpire' : `captain, ${state.setup.teams[side ?? 0]?.name ?? ''}`
    const when = `${instant.format(new Date(at))} UTC`
    writeColumns(pen, [across(`${name} (${of}), ${when}`)])
    pen.y += 11
  }
  if (signatures.length > 0) return
  const lines = [
    'Scorer',
    'Scorer',
    ...state.setup.teams.map(({ name }) => `Captain, ${name}`),
    'Umpire',
    'Umpire',
  ]
  const width = WIDTH / 3
  for (const [at, text] of lines.entries()) {
    const x = PAGE.left + (at % 3) * width
    const y = pen.y + Math.floor(at / 3) * 30 + 14
    pen.document
      .moveTo(x, y)
      .lineTo(x + width - 20, y)
      .lineWidth(0.5)
      .strokeColor(body.colour)
      .stroke()
    writeColumns(pen, [{ x, width: width - 20, text, style: small }], y + 2)
  }
  pen.y += 64
}

/** What the book ends with: the result, who stood, what the signs mean and who signed. */
export function writeSummary(pen: Pen, book: BookToPrint): void {
  const { state, file } = book
  const outcome = outcomeOf(state)
  const lines = [
    tossText(state),
    outcome === null ? '' : outcomeText(state, outcome),
    officialsText(file),
  ].filter((line) => line !== '')
  if (state.innings.length === 0) lines.push('No ball has been bowled.')
  room(pen, 20 + lines.length * 12)
  writeColumns(pen, [across('The match', head)])
  pen.y += 16
  for (const line of lines) {
    writeColumns(pen, [across(line)])
    pen.y += 12
  }
  pen.y += 6
  writeLegend(pen)
  writeSignatures(pen, book)
}
