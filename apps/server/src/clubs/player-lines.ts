import { Email } from '@pavilion/contract/accounts/account-fields.ts'
import { readPlayerLine } from '@pavilion/cricket/text/player-line.ts'

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
  readonly problem: string | null
}

const HEADINGS = new Set(['name', 'player', 'player name', 'full name'])
/** What a spreadsheet takes for a formula; a number in international notation begins with a plus too. */
const FORMULA = /^[=+\-@\t\r]/
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/**
 * Reads a player a line: a name, or CSV with a name and an email address, separated by commas, semicolons or
 * tabs. Empty lines and a line of headings are skipped. Undefined when there are more than `MOST_LINES`.
 */
export function readPlayerLines(text: string): PlayerLine[] | undefined {
  const lines = text.split(/\r\n|\n|\r/)
  const told = lines.flatMap((one, index) => (one.trim() === '' ? [] : [{ one, line: index + 1 }]))
  if (told.length > MOST_LINES + 1) return undefined
  const read = told
    .map(({ one, line }, index) => ({ cells: cellsOf(one), line, isFirst: index === 0 }))
    .filter(({ cells, isFirst }) => !(isFirst && HEADINGS.has((cells[0] ?? '').toLowerCase())))
    .map(({ cells, line }) => readCells(cells, line))
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

function readCells([first = '', ...others]: readonly string[], line: number): PlayerLine {
  const { name, shirt, captain: isCaptain, keeper: isKeeper } = readPlayerLine(first)
  const address = others.find((cell) => cell.includes('@')) ?? null
  const email = Email.safeParse(address)
  return {
    line,
    name,
    shirt,
    isCaptain,
    isKeeper,
    email: email.success ? email.data : null,
    problem:
      problemOf(first, name) ??
      (isTurned([first, ...others]) ? TURNED : null) ??
      (address === null || email.success ? null : badEmail(address)),
  }
}

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
