import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Db } from '#db/connect.ts'
import type { AppContext } from '#app-context.ts'
import { enqueue, work } from '#jobs/jobs.ts'
import { hasCities, insertCities, lockCities } from './city.queries.ts'

const program = path.join(import.meta.dirname, 'cities-process.ts')

/** The import of the cities per database of this process. */
const fillings = new WeakMap<AppContext['pool'], Promise<void>>()

const QUEUE = 'cities'

/** Imports the cities behind the first start of an installation, so that nobody waits for them. */
export async function startImportingCities(app: AppContext): Promise<void> {
  await work(app, QUEUE, () => ensureCities(app))
  if (!(await hasCities(app.db))) await enqueue(app, app.db, { queue: QUEUE, data: {} })
}

/**
 * Makes sure that the cities are in the database. Importing them takes some seconds, once in the life of a
 * database; a request that comes earlier waits for it.
 */
export function ensureCities({ pool, db }: Pick<AppContext, 'pool' | 'db'>): Promise<void> {
  const known = fillings.get(pool)
  if (known !== undefined) return known
  const filling = fillIfEmpty(db)
  fillings.set(pool, filling)
  filling.catch(() => fillings.delete(pool))
  return filling
}

async function fillIfEmpty(db: AppContext['db']): Promise<void> {
  if (await hasCities(db)) return
  await db.transaction().execute(async (transaction) => {
    await lockCities(transaction)
    if (!(await hasCities(transaction))) await fill(transaction)
  })
}

async function fill(db: Db): Promise<void> {
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  try {
    for await (const line of createInterface(child.stdout)) await insertCities(db, line)
    const [code] = await closed
    if (code !== 0) throw new Error(`The cities could not be read: the reader ended with ${code}.`)
  } finally {
    child.kill('SIGKILL')
  }
}
