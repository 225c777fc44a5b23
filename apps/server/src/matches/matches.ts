import type { MatchCard } from '@pavilion/contract/match-card.ts'
import type { World } from '#world.ts'
import { listMatches } from './list-matches.ts'
import type { MatchConditions } from './match-list.queries.ts'

/** A hundred at most: what is on, then what comes soonest, then what ended latest. */
export const matchCards = (world: World, conditions: MatchConditions): Promise<MatchCard[]> =>
  listMatches(world, conditions)

export type Fixtures = { live: MatchCard[]; upcoming: MatchCard[]; results: MatchCard[] }

const NEXT = 20
const RESULTS = 40

/** Matches of a team, a ground, a person or a tournament: on now, the next ones, the latest results. */
export async function fixturesOf(world: World, conditions: MatchConditions): Promise<Fixtures> {
  const [live, upcoming, results] = await Promise.all([
    listMatches(world, { ...conditions, status: ['live'] }),
    listMatches(world, { ...conditions, status: ['upcoming'] }, { size: NEXT }),
    listMatches(world, { ...conditions, status: ['complete', 'abandoned'] }, { size: RESULTS }),
  ])
  return { live, upcoming, results }
}
