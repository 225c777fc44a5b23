import { readMigrations } from '#db/migration-files.ts'
import { codeOf } from '#cannot-start.ts'
import type { AppContext } from '#app-context.ts'
import { countMigrations, isReadOnly, tryToWrite } from './health.queries.ts'

const PATIENCE_MS = 2000
/** How long an answer is kept: the check costs a write, and anybody may ask. */
const KEPT_MS = 500

/** Answers why this server is not ready, in a sentence; undefined when it is. */
export function createReadiness(app: AppContext): () => Promise<string | undefined> {
  const migrations = readMigrations().length
  let asked: Promise<string | undefined> | undefined
  let until = 0
  return () => {
    if (asked !== undefined && performance.now() < until) return asked
    until = performance.now() + PATIENCE_MS
    asked = soon(whatIsMissing(app, migrations)).finally(() => {
      until = performance.now() + KEPT_MS
    })
    return asked
  }
}

async function whatIsMissing(
  { pool }: AppContext,
  migrations: number,
): Promise<string | undefined> {
  const applied = await countMigrations(pool).catch(() => undefined)
  if (applied === undefined) return 'The database cannot be reached.'
  if (applied < migrations) return 'The database lacks migrations.'
  try {
    if (await isReadOnly(pool)) return 'The database takes no writes: it is read-only.'
    await tryToWrite(pool)
    return undefined
  } catch (error) {
    return isFull(error) ? 'The disk of the database is full.' : 'The database takes no writes.'
  }
}

const isFull = (error: unknown) => codeOf(error) === '53100'

/** A check that takes too long counts as failed. */
function soon(question: Promise<string | undefined>): Promise<string | undefined> {
  const late = new Promise<string>((resolve) => {
    setTimeout(resolve, PATIENCE_MS, 'The database does not answer.').unref()
  })
  return Promise.race([question, late])
}
