import { z } from 'zod'
import { MatchCard } from '../matches/match-card.ts'
import { PersonRef, TeamRef } from '../records.ts'

const LARGEST = 100

/** What a player did, or what one of each brings. */
const forEach = <Value extends z.ZodType>(value: Value) => ({
  runs: value,
  fours: value,
  sixes: value,
  /** Innings of 50 to 99. */
  fifties: value,
  hundreds: value,
  wickets: value,
  maidens: value,
  /** Balls bowled off which nothing was scored. */
  dots: value,
  /** Innings with five wickets or more. */
  fiveWickets: value,
  catches: value,
  stumpings: value,
  runOuts: value,
})

/** Points for one of each. Quarters are the smallest. */
export const AwardFormula = z.strictObject(forEach(z.number().min(0).max(LARGEST).multipleOf(0.25)))
export type AwardFormula = z.infer<typeof AwardFormula>

const AwardLine = z.object({
  player: PersonRef,
  /** The team they played for most often. */
  team: TeamRef,
  matches: z.int(),
  points: z.number(),
})
export type AwardLine = z.infer<typeof AwardLine>

const AwardList = z.array(AwardLine)

/** The first five of each award, and the formula by which they are ranked. */
export const Awards = z.object({
  formula: AwardFormula,
  /** The player of the tournament: batting, bowling and fielding. */
  player: AwardList,
  batter: AwardList,
  bowler: AwardList,
  fielder: AwardList,
})
export type Awards = z.infer<typeof Awards>

/** What a player's points are made of, a match a line, the earliest first. */
export const AwardMatches = z.object({
  formula: AwardFormula,
  matches: z.array(
    z.object({
      match: MatchCard.pick({ id: true, slug: true, startsOn: true, sides: true }),
      counts: z.object(forEach(z.int())),
    }),
  ),
})
export type AwardMatches = z.infer<typeof AwardMatches>
