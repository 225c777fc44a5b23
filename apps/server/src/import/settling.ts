import type pg from 'pg'
import type { Writers } from './writers.ts'

/**
 * An import brings the totals of players and officials up to date as it goes on. Otherwise whoever reads
 * them next would wait for all of it.
 */
const matchesBetween = 1_000

/** Settles the totals when so many matches came in since the last time. */
export function createSettling(writers: Writers): (matches: number) => Promise<void> {
  let settledAt = 0
  return async (matches) => {
    if (matches - settledAt < matchesBetween) return
    settledAt = matches
    await writers.run(settle)
  }
}

const settle = async (client: pg.ClientBase): Promise<void> => {
  await client.query('select settle_totals()')
}

/** After so many new rows, statistics are refreshed rather than left to the autovacuum. */
const manyMatches = 100
const analysed = `person, team, ground, tournament, match, match_side, match_player, match_official,
  innings, match_contribution, delivery, batting_innings, bowling_innings, fielding_innings, player_totals, official_totals`

/** Settles what is due, and leaves PostgreSQL knowing how much there is now. */
export async function tidyUp(pool: pg.Pool, matches: number): Promise<void> {
  await pool.query('select settle_totals()')
  if (matches < manyMatches) return
  // Every read asks whether anything is due: it must not look through what no longer is.
  await pool.query('vacuum totals_due')
  await pool.query(`analyze ${analysed}`)
}
