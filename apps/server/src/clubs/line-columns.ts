/** Where the cells of a table of players stand that a list of names does not have. */
export type Columns = {
  readonly email: number | null
  readonly bornOn: number | null
  readonly guardian: number | null
  readonly team: number | null
}

export const noColumns: Columns = { email: null, bornOn: null, guardian: null, team: null }

const NAME = new Set(['name', 'player', 'player name', 'full name'])

const headings: Readonly<Record<keyof Columns, ReadonlySet<string>>> = {
  email: new Set(['email', 'email address']),
  bornOn: new Set(['born', 'born on', 'birthday', 'birth date', 'date of birth', 'dob']),
  guardian: new Set(['guardian', 'guardian email', 'parent', 'parent email']),
  team: new Set(['team', 'squad']),
}

/** What the first line names; undefined where it is a player. */
export function columnsOf(cells: readonly string[]): Columns | undefined {
  const named = cells.map((cell) => cell.toLowerCase().replaceAll('-', ''))
  if (!NAME.has(named[0] ?? '')) return undefined
  const at = (names: ReadonlySet<string>): number | null => {
    const found = named.findIndex((cell) => names.has(cell))
    return found === -1 ? null : found
  }
  return {
    email: at(headings.email),
    bornOn: at(headings.bornOn),
    guardian: at(headings.guardian),
    team: at(headings.team),
  }
}

const FORMS = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[/.](?<month>\d{1,2})[/.](?<year>\d{4})$/,
]

/** "2014-05-31" of that, "31/5/2014" or "31.05.2014"; undefined of what is no day. */
export function dayOf(cell: string): string | undefined {
  const parts = FORMS.map((form) => form.exec(cell)?.groups).find((found) => found !== undefined)
  if (parts === undefined) return undefined
  const [year, month, day] = [parts['year'], parts['month'], parts['day']]
  const written = [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-')
  return isDay(written) ? written : undefined
}

function isDay(written: string): boolean {
  const read = new Date(`${written}T00:00:00Z`)
  if (Number.isNaN(read.getTime()) || written <= '1900-01-01') return false
  return read.toISOString().startsWith(written)
}
