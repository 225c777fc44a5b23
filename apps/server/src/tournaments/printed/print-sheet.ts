import { newPdf, numberPages } from '#print/pdf-file.ts'
import { type Pen, newPage } from '#print/pen.ts'
import { across, body, PAGE, rule, small, title, write } from './page.ts'
import { type Schedule, timesText, writeHeads, writeSchedule } from './schedule-sheet.ts'
import { type PrintedTable, writeTable } from './table-sheet.ts'

export type SheetToPrint = {
  /** Of the tournament, with its season. */
  readonly name: string
  /** Who runs it, and where it is played. */
  readonly about: string
  /** "As of 5 December 2026, 14:05" */
  readonly asOf: string
  readonly sheet:
    | ({ readonly is: 'schedule' } & Schedule)
    | { readonly is: 'table'; readonly tables: readonly PrintedTable[] }
}

const names = { schedule: 'Schedule', table: 'Points table' } as const

/** The head of every page. */
const headOf =
  ({ name, about, asOf, sheet }: SheetToPrint) =>
  (pen: Pen): void => {
    write(pen, [across(name, title)])
    write(pen, [across([names[sheet.is], about].filter(Boolean).join(', '), body)])
    const times = sheet.is === 'schedule' ? timesText(sheet) : ''
    write(pen, [across([times, asOf].filter(Boolean).join(' '), small)])
    pen.y += 4
    rule(pen)
    pen.y += 8
    if (sheet.is === 'schedule') writeHeads(pen)
  }

/** The schedule or the tables of a tournament as a PDF on A4. */
export async function printSheet(asked: SheetToPrint): Promise<Uint8Array<ArrayBuffer>> {
  const { name, sheet } = asked
  const { document, bytes } = newPdf({
    autoFirstPage: false,
    bufferPages: true,
    info: { Title: `${names[sheet.is]} of ${name}` },
  })
  const pen: Pen = { document, page: PAGE, y: 0, begin: headOf(asked) }
  newPage(pen)
  if (sheet.is === 'schedule') writeSchedule(pen, sheet)
  else for (const table of sheet.tables) writeTable(pen, table)
  if (sheet.is === 'table' && sheet.tables.length === 0) {
    write(pen, [across('There is no table yet.', body)])
  }
  numberPages(document, small, { x: PAGE.right, y: PAGE.foot })
  return bytes()
}
