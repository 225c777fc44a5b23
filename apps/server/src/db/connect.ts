import { type Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { CannotStart, codeOf, messageOf } from '#cannot-start.ts'
import type { Database } from './database.ts'
import { columnTypes } from './column-types.ts'
import { RetryingKysely } from './retrying-kysely.ts'
import { TurnBudget } from './turn-budget.ts'
import { Semaphore } from './semaphore.ts'

export type Db = Kysely<Database>

export type Connection = {
  readonly pool: pg.Pool
  readonly db: Db
  readonly close: () => Promise<void>
}

const MOST_CONNECTIONS = 16
/** Below the deadline of a request, so that whoever finds no connection learns that nothing was begun. */
const PATIENCE_MS = 8_000
const STATEMENT_MS = 30_000
/** PostgreSQL cancels a slow statement itself; when it does not say so this much later, it is not there. */
const SILENCE_MS = 5_000
const KEEP_ALIVE_MS = 10_000
/**
 * The share of connections that transactions may hold. If they held all, each could wait for another
 * connection to read what it needs.
 */
const MOST_IN_TRANSACTIONS = 3 / 4
const OLDEST_VERSION = 18
const VERSION_UNIT = 10_000

/** Opens a pool without connecting yet; `refuseUnusable` does that. */
export function connect(url: string, settings: pg.PoolConfig = {}): Connection {
  const { statement_timeout: statementMs = STATEMENT_MS } = settings
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    statement_timeout: STATEMENT_MS,
    ...(Number(statementMs) > 0 && { query_timeout: Number(statementMs) + SILENCE_MS }),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 60_000,
    options: '-c TimeZone=UTC',
    types: columnTypes,
    ...settings,
  })
  // A connection may break while idle, and the pool replaces it, or while in use, and its query fails.
  // Neither should end the process.
  pool.on('error', () => undefined)
  const turns = new TurnBudget()
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    endWhenSilent(client)
    changeAnswers(client, async (answer) => {
      const result = await answer
      await turns.pass()
      return result
    })
  })
  const most = Math.floor((settings.max ?? MOST_CONNECTIONS) * MOST_IN_TRANSACTIONS)
  const dialect = new PostgresDialect({ pool })
  const db = new RetryingKysely<Database>(
    { dialect },
    new Semaphore(Math.max(1, most), PATIENCE_MS),
  )
  const close = async () => {
    await db.destroy()
    // Kysely does not end a pool that it never used.
    if (!pool.ending) await pool.end()
  }
  return { pool, db, close }
}

type Change = (answer: Promise<unknown>) => Promise<unknown>

function changeAnswers(client: pg.PoolClient, change: Change): void {
  const ownQuery: typeof client.query = Reflect.get(client, 'query')
  client.query = new Proxy(ownQuery, {
    apply(query, self, args) {
      const answer: unknown = Reflect.apply(query, self, args)
      return answer instanceof Promise ? change(answer) : answer
    },
  })
}

/**
 * The driver gives up a query that is not answered in time, but keeps its connection, on which all later
 * ones would wait as well.
 */
function endWhenSilent(client: pg.PoolClient): void {
  changeAnswers(client, (answer) => {
    answer.catch((error: unknown) => {
      if (messageOf(error) === 'Query read timeout') void client.end()
    })
    return answer
  })
}

const meanings: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOENT: 'there is no such socket',
  ENOTFOUND: 'the host is not known',
  EAI_AGAIN: 'the host is not known',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'the password is wrong',
  '28000': 'the user is not let in',
  '3D000': 'there is no database of that name',
}

/** The URL without its password. */
function shown(url: string): string {
  const address = new URL(url)
  address.password = ''
  return address.href
}

/** Connects once. Throws CannotStart when the database is unreachable or older than 18. */
export async function refuseUnusable({ pool }: Connection, url: string): Promise<void> {
  const answer = await pool
    .query<{ version: string }>("select current_setting('server_version_num') as version")
    .catch((error: unknown) => {
      const why = meanings[codeOf(error)] ?? messageOf(error)
      throw new CannotStart(
        `The database ${shown(url)} cannot be used: ${why}. Put DATABASE_URL right, or leave it out to use the embedded database.`,
      )
    })
  const major = Math.floor(Number(answer.rows[0]?.version) / VERSION_UNIT)
  if (major >= OLDEST_VERSION) return
  throw new CannotStart(
    `The database ${shown(url)} is PostgreSQL ${major}; version ${OLDEST_VERSION} or newer is needed. Upgrade it, or leave DATABASE_URL out to use the embedded database.`,
  )
}
