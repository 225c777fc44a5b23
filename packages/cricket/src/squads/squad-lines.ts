import { readPlayerLine } from '../text/player-line.ts'
import { squadKinds } from './squad-rules.ts'
import type { SquadKind, SquadPlayer } from './squad-rules.ts'

/** A player as one line says, or why the line says none. Lines count from 1. */
export type SquadLine = SquadPlayer & {
  readonly line: number
  readonly shirt: number | null
  readonly problem: string | null
}

const LONGEST_NAME = 100
/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@]/

/**
 * A player a line, "7 Ayesha Khan, 2008-03-14, guest", or CSV with headings. Behind the name come, in any order, a
 * date of birth, then a day of registration, and "guest" or "overseas". Empty lines are skipped.
 */
export function readSquadLines(text: string): SquadLine[] {
  const lines = text
    .split(/\r\n|\n|\r/)
    .map((one, at) => ({ cells: cellsOf(one), line: at + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const headings = headingsOf(lines[0]?.cells ?? [])
  if (headings === null) return repeatedRefused(lines.map(({ cells, line }) => read(cells, line)))
  return repeatedRefused(
    lines.slice(1).map(({ cells, line }) => read(underHeadings(headings, cells), line)),
  )
}

/** Cells may be quoted (RFC 4180). */
function cellsOf(line: string): string[] {
  const separator = ['\t', ';', ','].find((sign) => line.includes(sign)) ?? ','
  const cells = ['']
  let isQuoted = false
  for (const part of line.split(/(""|["\t;,])/)) {
    const last = cells.length - 1
    if (part === '"') isQuoted = !isQuoted
    else if (part === separator && !isQuoted) cells.push('')
    else cells[last] += part === '""' ? (isQuoted ? '"' : '') : part
  }
  return cells.map((cell) => cell.trim())
}

const columns = [
  ['name', /^(player|full|player'?s )?\s*name$|^player$/i],
  ['shirt', /^(shirt|no\.?|number|shirt number)$/i],
  ['born', /^(born( on)?|birth ?day|date of birth|dob)$/i],
  ['registered', /^(registered( on)?|registration( date)?)$/i],
  ['kind', /^(kind|type|status)$/i],
] as const
type Column = (typeof columns)[number][0]

/** What each column holds; null where the first line is a player. */
function headingsOf(cells: readonly string[]): (Column | null)[] | null {
  const known = cells.map((cell) => columns.find(([, says]) => says.test(cell))?.[0] ?? null)
  return known.includes('name') ? known : null
}

/** The cells in the order in which a line without headings has them. */
function underHeadings(headings: readonly (Column | null)[], cells: readonly string[]): string[] {
  const at = (column: Column) => cells[headings.indexOf(column)] ?? ''
  const name = at('shirt') === '' ? at('name') : `${at('shirt')} ${at('name')}`
  return [name, at('born'), at('registered'), at('kind')]
}

function read([first = '', ...others]: readonly string[], line: number): SquadLine {
  const { name, shirt } = readPlayerLine(first)
  const days = others.filter((cell) => !isKind(cell) && cell !== '').map(dayOf)
  // With headings a registration may stand where nobody said a date of birth.
  const [bornOn = null, registeredOn = null] =
    others[0] === '' && others[1] !== '' && others.length === 3 ? [null, ...days] : days
  const kind = others.map((cell) => cell.toLowerCase()).find(isKind) ?? 'member'
  const problem = problemOf(first, name) ?? problemOfCells(others, days)
  return { line, name, shirt, kind, bornOn, registeredOn, problem }
}

const isKind = (cell: string): cell is SquadKind =>
  squadKinds.some((kind) => kind === cell.toLowerCase())

/** "2008-03-14" or "14/3/2008"; null where it is no day of the calendar. */
function dayOf(cell: string): string | null {
  const british = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(cell)
  const [, date = '', month = '', year = ''] = british ?? []
  const day = british === null ? cell : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : null
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

function isDay(text: string): boolean {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)
  const [, year = 0, month = 0, date = 0] = (found ?? []).map(Number)
  const most = (DAYS[month - 1] ?? 0) + (month === 2 && isLeap(year) ? 1 : 0)
  return year > 1900 && date >= 1 && date <= most
}

function problemOf(cell: string, name: string): string | null {
  if (FORMULA.test(cell)) return `A name cannot begin with "${cell.charAt(0)}", as formulas do.`
  if (name === '') return 'There is no name.'
  if (name.length > LONGEST_NAME) return 'A name has at most 100 characters.'
  if (/[\p{Cc}\p{Cf}]/u.test(name)) return 'The name has signs in it that cannot be seen.'
  return /\p{L}/u.test(name) ? null : 'A name has letters.'
}

function problemOfCells(others: readonly string[], days: readonly (string | null)[]) {
  const told = others.filter((cell) => cell !== '' && !isKind(cell))
  const wrong = told[days.indexOf(null)]
  if (wrong === undefined) return days.length > 2 ? 'There are more than two dates.' : null
  return `"${wrong.slice(0, 60)}" is neither a date such as 2008-03-14 nor "guest" or "overseas".`
}

/** Of lines with one name the first counts. */
function repeatedRefused(lines: readonly SquadLine[]): SquadLine[] {
  const seen = new Map<string, number>()
  return lines.map((one) => {
    const key = one.name.toLowerCase()
    const first = seen.get(key)
    if (first === undefined) seen.set(key, one.line)
    if (first === undefined || one.problem !== null) return one
    return { ...one, problem: `The same name is in line ${first}.` }
  })
}
