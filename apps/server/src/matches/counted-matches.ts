import type { ScoredWay } from '@pavilion/contract/matches/scored-ways.ts'
import type { Db } from '#db/connect.ts'
import { type CountedMatches, findBallByBall, findOwn } from './counted-matches.queries.ts'
import { findSigned } from './files/signatures.queries.ts'
import { findScoring } from './how-scored.queries.ts'
import { wasScored } from './how-scored.ts'

/** Which of these matches a captain or an umpire has signed. */
export const signedMatches = async (db: Db, matchIds: readonly string[]): Promise<Set<string>> =>
  new Set(matchIds.length === 0 ? [] : await findSigned(db, matchIds))

/** Those of the matches that were scored in the way that is asked for; all of them where none is. */
export async function countedMatches(
  db: Db,
  way: ScoredWay | undefined,
  findAll: () => Promise<readonly string[]>,
): Promise<CountedMatches> {
  if (way === undefined) return null
  const all = await findAll()
  if (way === 'ball-by-ball') return findBallByBall(db, all)
  if (way === 'signed') return [...(await signedMatches(db, all))]
  const rows = await findScoring(db, await findOwn(db, all))
  return rows.filter((row) => wasScored(way, row)).map(({ matchId }) => matchId)
}
