import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Db } from '#db/connect.ts'
import type { AppContext } from '#app-context.ts'
import { hasCities, insertCities, lockCities } from './city.queries.ts'

const program = path.join(import.meta.dirname, 'cities-process.ts')

/** The import of the cities per database of this process. */
const fillings = new WeakMap<AppContext['pool'], Promise<void>>()

/**
 * Makes sure that the cities are in the database. The first request imports them, which takes about two
 * seconds once in the life of a database and keeps the start fast.
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
