import type { Random } from './random.ts'
import type { Officials } from './sample-match.ts'
import type { Ids, SampleTeam } from './sample-people.ts'

/** What the matches of a sample tournament are made from. */
export type SamplePlan = {
  readonly now: string
  readonly random: Random
  readonly ids: Ids
  readonly tournamentId: string
  readonly season: string
  readonly timeZone: string
  readonly teams: readonly SampleTeam[]
  /** The grounds' ids. */
  readonly grounds: readonly string[]
  readonly officials: Officials
}
