import { Email } from '@pavilion/contract/accounts/account-fields.ts'
import { readPlayerLine } from '@pavilion/cricket/text/player-line.ts'
import { type Columns, columnsOf, dayOf, noColumns } from './line-columns.ts'

export const MOST_LINES = 2_000
const LONGEST_NAME = 100

/** A pasted line: a player, with the number and the roles that it says; or why it is none. */
export type PlayerLine = {
  /** Counted from 1. */
  readonly line: number
  readonly name: string
  readonly email: string | null
  readonly shirt: number | null
  readonly isCaptain: boolean
  readonly isKeeper: boolean
  readonly bornOn: string | null
  /** Of who answers for a child. */
  readonly guardian: string | null
  /** As it is written. */
  readonly team: string | null
  readonly problem: string | null
}

/** What a spreadsheet takes for a formula; a number in international notation begins with a plus too. */
const FORMULA = /^[=+\-@\t\r]/
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/**
 * Reads a player a line: a name, or CSV with a name and an email address, separated by commas, semicolons or
 * tabs. A line of headings says where dates of birth, guardians and teams stand. Empty lines are skipped. Undefined when there are more than `MOST_LINES`.
 */
export function readPlayerLines(text: string): PlayerLine[] | undefined {
  const lines = text.split(/\r\n|\n|\r/)
  const told = lines.flatMap((one, index) => (one.trim() === '' ? [] : [{ one, line: index + 1 }]))
  if (told.length > MOST_LINES + 1) return undefined
  const rows = told.map(({ one, line }) => ({ cells: cellsOf(one), line }))
  const columns = columnsOf(rows[0]?.cells ?? [])
  const read = (columns === undefined ? rows : rows.slice(1)).map(({ cells, line }) =>
    readCells(cells, line, columns ?? noColumns),
  )
  if (read.length > MOST_LINES) return undefined
  return refuseRepeated(read)
}

/** The cells of a line of CSV (RFC 4180), trimmed. Quoted cells do not go over the end of the line. */
function cellsOf(line: string): string[] {
  const separator = ['\t', ';', ','].find((sign) => line.includes(sign)) ?? ','
  const cells = ['']
  let isQuoted = false
  for (const part of line.split(/(""|["\t;,])/)) {
    const last = cells.length - 1
    if (part === '"') isQuoted = !isQuoted
    else if (part === separator && !isQuoted) cells.push('')
    else if (part !== '""') cells[last] += part
    else if (isQuoted) cells[last] += '"'
  }
  return cells.map((cell) => cell.trim())
}

function readCells(cells: readonly string[], line: number, columns: Columns): PlayerLine {
  const first = cells[0] ?? ''
  const { name, shirt, captain: isCaptain, keeper: isKeeper } = readPlayerLine(first)
  const told = cellsIn(cells, columns)
  const [email, guardian, born] = [emailIn(told.email), emailIn(told.guardian), bornIn(told.born)]
  const turned = columns === noColumns && isTurned(cells) ? TURNED : null
  const problems = [problemOf(first, name), turned, email.problem, guardian.problem, born.problem]
  return {
    line,
    name,
    shirt,
    isCaptain,
    isKeeper,
    bornOn: born.day,
    email: email.address,
    guardian: guardian.address,
    team: told.team || null,
    problem: problems.find((problem) => problem !== null) ?? null,
  }
}

/** What a line says besides the name; without a heading any cell may be the address. */
function cellsIn(cells: readonly string[], { email, bornOn, guardian, team }: Columns) {
  const at = (column: number | null) => (column === null ? '' : (cells[column] ?? ''))
  const parent = at(guardian)
  const isOwn = (cell: string) => cell.includes('@') && cell !== parent
  return {
    email: email === null ? (cells.slice(1).find(isOwn) ?? '') : at(email),
    guardian: parent,
    born: at(bornOn),
    team: at(team),
  }
}

/** An empty cell is no day. */
function bornIn(cell: string): { day: string | null; problem: string | null } {
  const day = cell === '' ? null : (dayOf(cell) ?? null)
  return { day, problem: cell !== '' && day === null ? badDay(cell) : null }
}

/** An empty cell is no address. */
function emailIn(cell: string): { address: string | null; problem: string | null } {
  if (cell === '') return { address: null, problem: null }
  const email = Email.safeParse(cell)
  return email.success
    ? { address: email.data, problem: null }
    : { address: null, problem: badEmail(cell) }
}

const badDay = (cell: string) =>
  `"${cell.slice(0, 60)}" is not a date of birth such as 2014-05-31 or 31/05/2014.`

const TURNED = 'Write the name as "Ayesha Khan"; what follows a comma is the email address.'

/** "Khan, Ayesha", of which nobody can tell whether it is one name. */
const isTurned = (cells: readonly string[]): boolean =>
  cells.length === 2 && cells.every((cell) => /^[\p{L}\p{M}.'’ -]+$/u.test(cell))

function problemOf(cell: string, name: string): string | null {
  if (FORMULA.test(cell)) return `A name cannot begin with "${cell.charAt(0)}", as formulas do.`
  if (name === '') return 'There is no name.'
  if (name.length > LONGEST_NAME) return 'A name has at most 100 characters.'
  if (INVISIBLE.test(name)) return 'The name has signs in it that cannot be seen.'
  if (!/\p{L}/u.test(name)) return 'A name has letters.'
  return null
}

const badEmail = (address: string) => `"${address.slice(0, 60)}" is not an email address.`

/** Of lines with one name the first counts. */
function refuseRepeated(lines: readonly PlayerLine[]): PlayerLine[] {
  const seen = new Map<string, number>()
  return lines.map((one) => {
    const key = one.name.toLocaleLowerCase('en')
    const first = seen.get(key)
    if (one.problem === null && first === undefined) seen.set(key, one.line)
    const problem = `The same name is in line ${first}.`
    return one.problem === null && first !== undefined ? { ...one, problem } : one
  })
}
