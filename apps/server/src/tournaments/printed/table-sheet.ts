import { type Pen, room } from '#print/pen.ts'
import { across, body, type Cell, head, PAGE, rowOf, rule, small, strong, write } from './page.ts'

export type TableRow = {
  readonly team: string
  readonly hasWithdrawn: boolean
  readonly played: number
  readonly won: number
  readonly lost: number
  readonly tied: number
  readonly drawn: number
  readonly noResult: number
  readonly points: number
  readonly average: number | null
  readonly netRunRate: number | null
}

export type PrintedTable = {
  /** "Group A"; empty for the only table. */
  readonly name: string
  readonly rows: readonly TableRow[]
  /** Why somebody has other points than their results bring. */
  readonly notes: readonly string[]
}

type Figure = {
  readonly head: string
  readonly width: number
  readonly of: (row: TableRow) => string
}

const counts: readonly Figure[] = [
  { head: 'Played', width: 40, of: ({ played }) => String(played) },
  { head: 'Won', width: 34, of: ({ won }) => String(won) },
  { head: 'Lost', width: 34, of: ({ lost }) => String(lost) },
  { head: 'Tied', width: 34, of: ({ tied }) => String(tied) },
]
const drawn: Figure = { head: 'Drawn', width: 38, of: (row) => String(row.drawn) }
const average: Figure = {
  head: 'Average',
  width: 46,
  of: (row) => row.average?.toFixed(3) ?? '–',
}
const ending: readonly Figure[] = [
  { head: 'No result', width: 48, of: ({ noResult }) => String(noResult) },
  { head: 'Points', width: 40, of: ({ points }) => String(points) },
]
const netRunRate: Figure = {
  head: 'Net run rate',
  width: 62,
  of: (row) => signed(row.netRunRate),
}

/** "+0.914", "−0.052" with a true minus sign, or a dash for null. */
const signed = (rate: number | null): string =>
  rate === null ? '–' : `${rate < 0 ? '−' : '+'}${Math.abs(rate).toFixed(3)}`

/** Draws and averages have columns only where there are any. */
const figuresOf = (rows: readonly TableRow[]): Figure[] => [
  ...counts,
  ...(rows.some((row) => row.drawn > 0) ? [drawn] : []),
  ...ending,
  ...(rows.some((row) => row.average !== null) ? [average] : []),
  netRunRate,
]

const PLACE = 24

/** Figures stand at the right edge, and the team has what they leave. */
function cellsOf(
  figures: readonly Figure[],
  [place, team, style]: [string, Cell['texts'], typeof body],
  text: (figure: Figure) => string,
): Cell[] {
  const all = figures.reduce((sum, { width }) => sum + width, 0)
  let x = PAGE.right - all
  const name = { x: PAGE.left + PLACE, width: x - PAGE.left - PLACE, texts: team }
  return [
    { x: PAGE.left, width: PLACE, texts: [[place, style]] },
    name,
    ...figures.map((figure): Cell => {
      const cell = { x, width: figure.width, texts: [[text(figure), style] as const], isEnd: true }
      x += figure.width
      return cell
    }),
  ]
}

function rowsOf(pen: Pen, { rows }: PrintedTable, figures: readonly Figure[]) {
  return rows.map((row, at) => {
    const name: Cell['texts'] = [
      [row.team, strong],
      [row.hasWithdrawn ? 'has withdrawn' : '', small],
    ]
    return rowOf(
      pen,
      cellsOf(figures, [String(at + 1), name, body], ({ of }) => of(row)),
    )
  })
}

const LEAD = 5
const HEADS = 50

/** A table begins a page of its own where it would fit on one and not below the last. */
export function writeTable(pen: Pen, table: PrintedTable): void {
  const figures = figuresOf(table.rows)
  const rows = rowsOf(pen, table, figures)
  const whole = rows.reduce((sum, { height }) => sum + height + LEAD, HEADS)
  room(pen, whole <= PAGE.bottom - PAGE.top - HEADS ? whole : HEADS)
  writeHeads(pen, table.name, figures)
  for (const row of rows) {
    if (room(pen, row.height))
      writeHeads(pen, table.name === '' ? '' : `${table.name}, continued`, figures)
    row.draw(pen)
    pen.y += LEAD
  }
  for (const note of table.notes) write(pen, [across(note, small)])
  pen.y += 16
}

function writeHeads(pen: Pen, name: string, figures: readonly Figure[]): void {
  if (name !== '') write(pen, [across(name, head)])
  write(
    pen,
    cellsOf(figures, ['', [['Team', small]], small], (figure) => figure.head),
  )
  pen.y += 2
  rule(pen)
  pen.y += 4
}
