import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { CannotStart, codeOf } from '#cannot-start.ts'

export type Table = {
  /** Quoted where needed. */
  readonly name: string
  /** Those that are stored, and not computed from others. */
  readonly columns: readonly string[]
}

/** The tables of the product, by name, except the list of its migrations. */
export async function findTables(client: pg.ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(`
    select quote_ident(relname) as name, array(
      select quote_ident(attname) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum) as columns
    from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname <> 'migration' order by relname`)
  return rows
}

export type Applied = { readonly name: string; readonly checksum: string }

export async function findApplied(client: pg.ClientBase): Promise<readonly Applied[]> {
  const { rows } = await client.query<Applied>(
    'select name, checksum from migration order by number',
  )
  return rows
}

export type Sequence = { readonly name: string; readonly value: string; readonly called: boolean }

export async function findSequences(client: pg.ClientBase): Promise<readonly Sequence[]> {
  const { rows } = await client.query<{ name: string }>(`
    select quote_ident(relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`)
  const found: Sequence[] = []
  for (const { name } of rows) {
    const { rows: states } = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text as value, is_called as called from ${name}`,
    )
    found.push(...states.map((state) => ({ name, ...state })))
  }
  return found
}

const partOf = ({ name, columns }: Table) => `${name} (${columns.join(', ')})`

/** The rows of a table in COPY's text format. */
export const readRows = (client: pg.ClientBase, table: Table) =>
  client.query(to(`copy ${partOf(table)} to stdout`))

/** Takes what `readRows` gives. */
export const writeRows = (client: pg.ClientBase, table: Table) =>
  client.query(from(`copy ${partOf(table)} from stdin`))

/** Runs work that sees the database as it is at this moment, however long it takes, and changes nothing. */
export async function inSnapshot<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>) {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    return await work(client)
  } finally {
    // Closes the connection, and with it the transaction.
    client.release(true)
  }
}

/** Whether nothing of the product is in the database. */
export async function isBare(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ bare: boolean }>(
    `select to_regclass('public.site') is null as bare`,
  )
  return rows[0]?.bare === true
}

/** PostgreSQL's code for what a user has not been given the right to. */
const NOT_PERMITTED = '42501'

function explain(error: unknown): never {
  if (codeOf(error) !== NOT_PERMITTED) throw error
  throw new CannotStart(
    'The user of the database may not switch triggers off, which a restore does. Restore as a superuser, or let one run: grant set on parameter session_replication_role to the user.',
  )
}

/**
 * Runs work in place of all rows, in one transaction that no trigger and no foreign key looks at. Throws
 * CannotStart when the user of the database may not switch these off.
 */
export async function inPlaceOfAll(
  pool: pg.Pool,
  work: (client: pg.ClientBase) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query('set local session_replication_role = replica').catch(explain)
    const tables = await findTables(client)
    await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
    await work(client)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    client.release(true)
  }
}

export const setSequence = (client: pg.ClientBase, { name, value, called }: Sequence) =>
  client.query('select setval($1, $2, $3)', [name, value, called])
