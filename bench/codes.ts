import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { attackCodes, type Outcome } from '../apps/server/src/accounts/codes/code-attack.testing.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { ensureDefaultSite } from '../apps/server/src/sites/sites.ts'
import { createAppContext } from '../apps/server/src/app/start/create-app-context.ts'
import type { Connection } from '../apps/server/src/db/connect.ts'
import { openDatabase } from '../apps/server/src/app/start/open-database.ts'
import type { BenchRow } from './row.ts'

const attack = { accounts: 1_000, addresses: 1_000, hours: 24 }
const GUESSES = 1_000_000
const CODES = 10_000

/**
 * A day of guessing codes, with a clock that the bench advances; the result does not depend on the
 * machine's speed.
 */
export async function codesBench(guesses = GUESSES): Promise<BenchRow[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-codes-'))
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const database = await openDatabase(config, () => undefined)
  try {
    const app = createAppContext(config, database)
    await ensureDefaultSite(app)
    await forgetful(database)
    const start = performance.now()
    const outcome = await attackCodes(app, { ...attack, guesses })
    app.live.close()
    return [rowFrom(outcome, guesses, (performance.now() - start) / 1000)]
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Turns off durability, which nothing here needs. */
async function forgetful({ pool }: Connection): Promise<void> {
  await pool.query('alter system set synchronous_commit = off')
  await pool.query('select pg_reload_conf()')
}

const rowFrom = (
  { mostAtOne, compared, refused, taken }: Outcome,
  guesses: number,
  seconds: number,
): BenchRow => ({
  name: 'codes-guessed',
  what: 'of the codes of one account, tried in a day: the one most tried of a thousand',
  value: (mostAtOne / CODES) * 100,
  goal: 0.5,
  unit: '%',
  detail: `${guesses.toLocaleString('en')} guesses from ${attack.addresses} addresses in ${seconds.toFixed(0)} s: ${compared.toLocaleString('en')} compared, ${refused.toLocaleString('en')} refused, ${taken} accounts taken where chance alone gives ${(compared / CODES).toFixed(1)}`,
})

/** `node bench/codes.ts 100000` makes fewer guesses, with as many per account. */
if (import.meta.main) console.table(await codesBench(Number(process.argv[2] ?? GUESSES)))
