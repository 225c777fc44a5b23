import type pg from 'pg'
import { overrides, units, UNITS } from './column-overrides.ts'

/** Where the types are kept, below the root. */
export const typesFile = 'apps/server/src/db/database.ts'

type Column = {
  readonly table: string
  readonly name: string
  /** The type's name in PostgreSQL's catalogue; arrays begin with an underscore. */
  readonly type: string
  readonly required: boolean
  readonly hasDefault: boolean
  readonly computed: boolean
  /** The checks on this column alone. */
  readonly checks: readonly string[]
  /** The columns that foreign keys refer to, "table.column". */
  readonly references: readonly string[]
}

const columnsQuery = `
  select c.relname as table, attname as name, typname as type, attnotnull as required,
    atthasdef and attgenerated = '' as "hasDefault",
    attgenerated <> '' or attidentity = 'a' as computed,
    array(select pg_get_constraintdef(k.oid) from pg_constraint k
      where conrelid = c.oid and contype = 'c' and conkey = array[attnum] order by conname) as checks,
    array(select f.relname || '.' || target.attname from pg_constraint k
      join unnest(conkey, confkey) as pair(own, other) on own = a.attnum
      join pg_class f on f.oid = confrelid
      join pg_attribute target on target.attrelid = confrelid and target.attnum = other
      where conrelid = c.oid and contype = 'f' order by conname) as references
  from pg_class c join pg_attribute a on attrelid = c.oid join pg_type t on t.oid = atttypid
  where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname <> 'migration'
    and attnum > 0 and not attisdropped
  order by relname, attnum`

const scalars: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Day',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  daterange: 'string',
  datemultirange: 'string',
  int4multirange: 'string',
  int8: 'number',
  text: 'string',
  time: 'TimeOfDay',
  timestamptz: 'Instant',
  tstzrange: 'Span',
  uuid: 'string',
}

/** The words of `CHECK ((kind = ANY (ARRAY['a'::text, …])))` and its like; undefined for other checks. */
function wordsOf(check: string): readonly string[] | undefined {
  const [, list] =
    /^CHECK \(\(\w+ (?:= ANY \(ARRAY\[|<@ ARRAY\[|= )('[^()]*'::text)\]?\)?\)\)$/.exec(check) ?? []
  return list?.split(', ').map((word) => word.replace(/::text$/, ''))
}

const keyOf = ({ table, name }: Column): string => `${table}.${name}`

/** A column's words by its own check, else those of the column it refers to. */
function unionOf(column: Column, all: ReadonlyMap<string, Column>): string | undefined {
  const words = column.checks.map(wordsOf).find((found) => found !== undefined)
  if (words) return words.join(' | ')
  // Texts refer to no text that refers back; identifiers may.
  if (column.type !== 'text') return undefined
  const targets = column.references.flatMap((key) => all.get(key) ?? [])
  return targets.map((target) => unionOf(target, all)).find((found) => found !== undefined)
}

const unitOf = ({ name, type }: Column): string | undefined =>
  /^int[248]$/.test(type) ? units.find(({ names }) => names.test(name))?.type : undefined

function valueOf(column: Column, all: ReadonlyMap<string, Column>): string {
  const override = overrides[keyOf(column)]?.type
  const union = override ?? unionOf(column, all)
  const element = column.type.replace(/^_/, '')
  if (element === 'jsonb') return override ?? 'unknown'
  const scalar = union ?? unitOf(column) ?? scalars[element]
  if (scalar === undefined) throw new Error(`${keyOf(column)} is ${column.type}: name its type`)
  if (element === column.type) return scalar
  return scalar.includes('|') ? `(${scalar})[]` : `${scalar}[]`
}

/** What a column holds, and whether an insert may name it or leave it out. */
function typeOf(column: Column, all: ReadonlyMap<string, Column>): string {
  const value = valueOf(column, all)
  const orNull = column.required ? '' : ' | null'
  if (column.type === 'jsonb') {
    return column.hasDefault ? `JsonWithDefault<${value}>` : `Json<${value}>${orNull}`
  }
  if (column.computed) return `GeneratedAlways<${value}${orNull}>`
  return column.hasDefault ? `Generated<${value}${orNull}>` : `${value}${orNull}`
}

const HEADER = `// What every column holds, as the migrations leave it. Written by \`npm run db -- dump\`; never edited: a
// type that the schema does not tell is named in column-overrides.ts.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'`

const ALIASES = `/** A timestamptz: ISO 8601 text with Z in and out, never a Date. */
type Instant = string
/** A date, "2026-11-21". */
type Day = string
/** A time of day as PostgreSQL writes it, "06:00:00". */
type TimeOfDay = string
/** A tstzrange, as PostgreSQL writes it. */
type Span = string
/** A jsonb column: parsed on the way out, JSON text on the way in. */
type Json<T> = ColumnType<T, string, string>
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>`

function importsOf(columns: readonly Column[]): string {
  const used = columns.flatMap((column) => {
    const unit = unitOf(column)
    return overrides[keyOf(column)] ?? (unit ? { type: unit, from: UNITS } : [])
  })
  const places = Map.groupBy(used, ({ from }) => from)
  const lines = [...places].flatMap(([from, types]) => {
    if (from === undefined) return []
    const names = new Set(types.map(({ type }) => type.replace('[]', '')))
    return [`import type { ${[...names].toSorted().join(', ')} } from '${from}'`]
  })
  return lines.toSorted().join('\n')
}

function tableText(name: string, columns: readonly Column[], all: ReadonlyMap<string, Column>) {
  const lines = columns.map((column) => `    ${column.name}: ${typeOf(column, all)}`)
  return `  ${name}: {\n${lines.join('\n')}\n  }`
}

/** The source of database.ts for a migrated database, the same text for the same migrations. */
export async function dumpTableTypes(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Column>(columnsQuery)
  const all = new Map(rows.map((column) => [keyOf(column), column]))
  const tables = Map.groupBy(rows, ({ table }) => table)
  const texts = [...tables].map(([name, columns]) => tableText(name, columns, all))
  const body = `/** Every table and its row, by the names of the database. */\nexport type Database = {\n${texts.join('\n')}\n}\n`
  return `${HEADER}\n${importsOf(rows)}\n\n${ALIASES}\n\n${body}`
}
