import type { AppContext } from '#app-context.ts'
import { isClash } from '#db/retrying-kysely.ts'
import type { BattingRow, BowlingRow, DeliveryRow, InningsRow } from './match-rows.ts'
import type { PlainBall } from './plain-ball.ts'
import { type Addition, touchedNow } from './record.queries.ts'

const inningsColumns = [
  'runs',
  'wickets',
  'legal_balls',
  'wides',
  'noballs',
  'byes',
  'legbyes',
  'penalty',
  'declared',
  'forfeited',
  'target',
] as const satisfies readonly (keyof InningsRow)[]

const battingColumns = [
  'position',
  'runs',
  'balls',
  'fours',
  'sixes',
  'dots',
  'out',
  'how_out',
  'bowler_id',
] as const satisfies readonly (keyof BattingRow)[]

const bowlingColumns = [
  'position',
  'legal_balls',
  'maidens',
  'runs',
  'wickets',
  'wides',
  'noballs',
  'dots',
] as const satisfies readonly (keyof BowlingRow)[]

/** With their types, which PostgreSQL does not infer for what is selected. */
const deliveryColumns = {
  innings: 'smallint',
  ordinal: 'smallint',
  over: 'smallint',
  ball: 'smallint',
  batter_id: 'uuid',
  non_striker_id: 'uuid',
  bowler_id: 'uuid',
  bat_runs: 'smallint',
  wides: 'smallint',
  noballs: 'smallint',
  byes: 'smallint',
  legbyes: 'smallint',
  penalty: 'smallint',
  boundary: 'smallint',
  wicket: 'text',
  out_id: 'uuid',
} as const satisfies Partial<Record<keyof DeliveryRow, string>>

const columnsOf = Object.keys as <Name extends string>(columns: Record<Name, string>) => Name[]
const deliveryNames = columnsOf(deliveryColumns)

/** The next parameter of a statement. */
type Next = () => string

const set = (columns: readonly string[], next: Next): string =>
  columns.map((column) => `${column} = ${next()}`).join(', ')

/** By the id in the log, where the row counts for somebody else. */
const lineOf = (next: Next): string => `from m where r.match_id = m.id and r.innings = ${next()}
  and coalesce(r.logged_as, r.person_id) = ${next()}`

/** The statement for so many lines of batting and bowling. Each row is a query of its own, which PostgreSQL runs fastest. */
function textOf(batting: number, bowling: number): string {
  let parameters = 0
  const next = () => `$${++parameters}`
  const times = (count: number, part: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => part(at)).join('')
  return `
    with m as (
      update match set seq = ${next()}, summary = ${next()}, ${touchedNow}
      where id = ${next()} and updated_at = ${next()} returning id, seq, updated_at
    ), an_event as (
      insert into match_event (match_id, seq, fact, recorded_by)
      select m.id, m.seq, ${next()}::jsonb, ${next()}::text from m
    ), an_innings as (
      update innings r set ${set(inningsColumns, next)}
      from m where r.match_id = m.id and r.innings = ${next()}
    ), a_delivery as (
      insert into delivery (match_id, ${deliveryNames.join(', ')})
      select m.id, ${deliveryNames.map((name) => `${next()}::${deliveryColumns[name]}`).join(', ')} from m
    )${times(
      batting,
      (at) => `, batting_${at} as (
      update batting_innings r set ${set(battingColumns, next)} ${lineOf(next)}
    )`,
    )}${times(
      bowling,
      (at) => `, bowling_${at} as (
      update bowling_innings r set ${set(bowlingColumns, next)} ${lineOf(next)}
    )`,
    )}
    select updated_at as "updatedAt" from m`
}

const texts = new Map<string, string>()

/** Planned once for each connection, by its name. */
function statementOf({ batting, bowling }: PlainBall) {
  const name = `add-ball-${batting.length}-${bowling.length}`
  const text = texts.get(name) ?? textOf(batting.length, bowling.length)
  texts.set(name, text)
  return { name, text }
}

/** In the order of the statement's parameters. */
function valuesOf({ entry, innings, delivery, batting, bowling }: PlainBall, addition: Addition) {
  const { columns, matchId, updatedAt, recordedBy } = addition
  return [
    entry.seq,
    JSON.stringify(columns.summary),
    matchId,
    updatedAt,
    JSON.stringify(entry.fact),
    recordedBy,
    ...inningsColumns.map((column) => innings[column]),
    innings.innings,
    ...deliveryNames.map((column) => delivery[column]),
    ...batting.flatMap((row) => [...battingColumns.map((column) => row[column]), ...idsOf(row)]),
    ...bowling.flatMap((row) => [...bowlingColumns.map((column) => row[column]), ...idsOf(row)]),
  ]
}

const idsOf = (row: BattingRow | BowlingRow) => [row.innings, row.person_id]

/** As `addAtOnce`, for a plain ball. Answers the match's new `updated_at`. */
export async function addBall(
  { pool }: Pick<AppContext, 'pool'>,
  ball: PlainBall,
  addition: Addition,
): Promise<string | undefined> {
  const statement = { ...statementOf(ball), values: valuesOf(ball, addition) }
  try {
    return (await pool.query<{ updatedAt: string }>(statement)).rows[0]?.updatedAt
  } catch (error) {
    if (isClash(error)) return undefined
    throw error
  }
}
