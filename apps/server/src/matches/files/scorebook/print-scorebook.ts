import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { type InningsBook, scorebook } from '@pavilion/cricket/views/scorebook.ts'
import { newPdf, numberPages } from '#print/pdf-file.ts'
import { writeLine } from '#print/pdf-text.ts'
import type { FileRow } from '../match-file.queries.ts'
import { writeBatting, writeTotals } from './batting-sheet.ts'
import { unitOf, writeBowling, writeTally } from './bowling-sheet.ts'
import { type Pen, newPage, room } from '#print/pen.ts'
import { across, PAGE, rule, small, strong, title, writeColumns } from './sheet.ts'
import { type BookToPrint, writeSummary } from './summary-sheet.ts'

const sidesOf = ({ setup }: MatchState): string => setup.teams.map(({ name }) => name).join(' v ')

const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

function placeText(file: FileRow): string {
  const days = file.startsOn === file.endsOn ? [file.startsOn] : [file.startsOn, file.endsOn]
  return [file.tournament, file.stage, file.venue, file.city, days.map(dayText).join(' to ')]
    .filter(Boolean)
    .join(', ')
}

/** "Kites", or where a side bats twice "Kites, 2nd innings". */
function nameOf(book: InningsBook, all: readonly InningsBook[]): string {
  const { team, superOver, number } = book.card
  if (superOver) return `${team.name}, Super Over`
  const own = all.filter(({ card }) => card.team.id === team.id && !card.superOver)
  if (own.length < 2) return team.name
  return `${team.name}, ${own[0]?.card.number === number ? '1st' : '2nd'} innings`
}

/** The head of every page of an innings. */
const headOf =
  ({ state, file }: BookToPrint, name: string) =>
  (pen: Pen): void => {
    writeColumns(pen, [across(name, title)])
    writeLine(pen.document, strong, {
      text: sidesOf(state),
      x: PAGE.right,
      y: pen.y + 1,
      isEnd: true,
    })
    writeLine(pen.document, small, {
      text: placeText(file),
      x: PAGE.right,
      y: pen.y + 12,
      isEnd: true,
    })
    pen.y += 24
    rule(pen)
    pen.y += 5
  }

function writeInnings(pen: Pen, book: InningsBook, state: MatchState): void {
  const rules = state.setup.conditions
  const unit = unitOf(rules)
  writeBatting(pen, book)
  writeTotals(pen, book, rules)
  if (book.card.source !== 'balls') {
    room(pen, 14)
    writeColumns(pen, [across('The balls of this innings were not scored one by one.', small)])
    pen.y += 14
  }
  writeBowling(pen, book, unit)
  writeTally(pen, book.overs, unit)
}

/** The match as a scorebook: a PDF on A4 across, each innings from a page of its own. */
export async function printScorebook(asked: BookToPrint): Promise<Uint8Array<ArrayBuffer>> {
  const { state } = asked
  const { document, bytes } = newPdf({
    layout: 'landscape',
    autoFirstPage: false,
    bufferPages: true,
    info: { Title: `Scorebook of ${sidesOf(state)}` },
  })
  const pages = scorebook(state)
  let pen: Pen = { document, page: PAGE, y: 0, begin: headOf(asked, 'Scorebook') }
  if (pages.length === 0) newPage(pen)
  for (const book of pages) {
    pen = { document, page: PAGE, y: 0, begin: headOf(asked, nameOf(book, pages)) }
    newPage(pen)
    writeInnings(pen, book, state)
  }
  writeSummary(pen, asked)
  numberPages(document, small, { x: PAGE.right, y: 572 })
  return bytes()
}
