import { z } from 'zod'
import { MatchId, TeamId } from '../ids.ts'
import { MatchStatus } from '../matches/match-card.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { TeamRef } from '../records.ts'
import { Day, Instant } from '../time.ts'
import { Decision, Place, ResultReport } from './result-fields.ts'
import { ScheduleRules, TimeOfDay } from './schedule-rule-fields.ts'
import { Legs } from './tournament-fields.ts'

const MOST_DAYS = 120
const MOST_SLOTS = 6
const MOST_ABSENCES = 40
const LONGEST_REST = 30

export const FixtureStage = z.enum([
  'league',
  /** Super Sixes: the first of each group, with what they did against each other. */
  'super stage',
  'round of 32',
  'round of 16',
  'quarter-final',
  'qualifier 1',
  'eliminator',
  'qualifier 2',
  'winners bracket',
  'losers bracket',
  'semi-final',
  'third place',
  'final',
  'grand final',
  /** Of a double elimination, where the side from the losers' bracket has won the grand final. */
  'deciding final',
])
export type FixtureStage = z.infer<typeof FixtureStage>

const MOST_SEEDS = 16
const MOST_STRAIGHT = 32
const place = z.int().min(1).max(MOST_SEEDS)
const ifAwayWon = z.literal(true).optional()

/** Where a side of a knock-out comes from. */
export const SideSource = z.union([
  /** "2nd of group A"; the group is null where there is one table, and for that of a super stage. */
  z.strictObject({ group: z.string().nullable(), place }),
  /** "The best 3rd": the best, second best … of those who are at a place of all groups. */
  z.strictObject({ best: place, place }),
  /** A team of a knock-out without tables before it. */
  z.strictObject({ seed: z.int().min(1).max(MOST_STRAIGHT), team: TeamId }),
  /** `ifAwayWon`: nobody unless the away side of that match has won it. */
  z.strictObject({ winnerOf: z.uuid(), ifAwayWon }),
  z.strictObject({ loserOf: z.uuid(), ifAwayWon }),
])
export type SideSource = z.infer<typeof SideSource>

/** Who goes through to a knock-out, and how it is played. */
export const KnockOut = z.strictObject({
  /** Out after one defeat, after two, or a page play-off of four. */
  format: z.enum(['single', 'double', 'page']),
  /** Those at the places of tables, or all teams straight away by their seeds: the others follow as they entered. */
  from: z.enum(['tables', 'seeds']).default('tables'),
  /** The first so many of each group … */
  places: z.int().min(1).max(MOST_SEEDS),
  /** … and so many of those at the next place, the best of them. */
  best: z.int().min(0).max(MOST_SEEDS),
  /** Where one defeat is enough: the losers of the semi-finals meet. */
  thirdPlace: z.boolean(),
  /** Where it takes two: also for the side that comes undefeated into the grand final. */
  reset: z.boolean(),
})
export type KnockOut = z.infer<typeof KnockOut>

const Side = z.object({
  team: TeamRef.nullable(),
  /** Null for a fixture of a league. */
  from: SideSource.nullable(),
})

export const Fixture = z.object({
  id: z.uuid(),
  stage: FixtureStage,
  /** From 1, in a Swiss league and the brackets of winners and losers; null elsewhere. */
  round: z.int().nullable(),
  group: z.string().nullable(),
  /** From 1, in the order in which they are played. */
  number: z.int(),
  home: Side,
  away: Side,
  /**
   * Who would play here by the results as they are now: an earlier result was corrected after this match had begun.
   * Null where those who play are the right ones.
   */
  due: z.object({ home: TeamRef.nullable(), away: TeamRef.nullable() }).nullable(),
  startsAt: Instant.nullable(),
  /** Empty where none is set. */
  ground: z.string(),
  /** Somebody has made or moved it, rather than a search. */
  isPlacedByHand: z.boolean(),
  /** The match once the fixture is published and its teams are known. */
  match: z
    .object({
      id: MatchId,
      status: MatchStatus,
      /** The number of the latest entry in its log; 0 before there is one. */
      seq: z.int(),
      /** The sentence of the result; empty until there is one. */
      result: z.string(),
      winnerId: TeamId.nullable(),
      /** Both line-ups are named, so that it can be scored. */
      hasLineUps: z.boolean(),
    })
    .nullable(),
})
export type Fixture = z.infer<typeof Fixture>

/** Which stages a search gives days, times and grounds: the league, those after it, or both. */
export const SearchedStages = z.enum(['league', 'later', 'all'])
export type SearchedStages = z.infer<typeof SearchedStages>

/** What fixtures are to be found from; every rule is kept, or wished for. */
export const FixtureWishes = z.strictObject({
  stages: SearchedStages.default('league'),
  /** How often the teams of a group meet. */
  legs: Legs,
  days: z.array(Day).min(1).max(MOST_DAYS),
  slots: z.array(TimeOfDay).min(1).max(MOST_SLOTS),
  grounds: z.array(oneLine(1, 100)).min(1).max(20),
  /** Days without a match between two of a team; 0 for none. */
  restDays: z.int().min(0).max(LONGEST_REST),
  /** Whether the rest is only wished for. */
  restIsWish: z.boolean(),
  /** Days on which a team cannot play. */
  away: z.array(z.strictObject({ teamId: TeamId, day: Day })).max(MOST_ABSENCES),
  /** Days on which a ground is closed. */
  closed: z.array(z.strictObject({ ground: oneLine(1, 100), day: Day })).max(MOST_ABSENCES),
})
export type FixtureWishes = z.infer<typeof FixtureWishes>

/** What has happened to fixtures that are public, and where those that have to move may go. */
export const RepairWishes = FixtureWishes.omit({ legs: true, stages: true }).extend({
  /** To these days matches may move, besides those on which others are played. */
  days: z.array(Day).max(MOST_DAYS),
  /** Days on which nothing is played: all fixtures of them move. */
  lostDays: z.array(Day).max(MOST_DAYS),
})
export type RepairWishes = z.infer<typeof RepairWishes>

/** What a search or a repair was asked for. */
export type RunWishes = FixtureWishes | RepairWishes

const Sides = z.object({
  fixtureId: z.uuid(),
  home: z.string(),
  away: z.string(),
  /** Which of several matches of these two sides it is, in the order in which they are played; null of the only one. */
  meeting: z.object({ number: z.int(), count: z.int() }).nullable().optional(),
})

/** A wish that was not met, and in sentences what stands against it. */
export const WishReason = z.object({ says: z.string(), because: z.array(z.string()) })
export type WishReason = z.infer<typeof WishReason>

/** The fewest fixtures that have to move, and those that nobody plays any more. */
export const RepairProposal = z.object({
  moves: z.array(
    Sides.extend({
      from: Place,
      to: Place,
      /** Sentences: why it cannot stay, among the others as they would be. */
      why: z.array(z.string()).optional(),
    }),
  ),
  /** Fixtures of a team that has withdrawn. */
  removed: z.array(Sides.extend({ from: Place.optional() })),
  /** Fixtures that cannot stay and do not move in the same repair as another of the same two sides. */
  stays: z.array(Sides.extend({ from: Place })).optional(),
  /** Whether it is proved that no schedule moves fewer. */
  isFewest: z.boolean(),
})
export type RepairProposal = z.infer<typeof RepairProposal>

/** A search for fixtures. */
export const FixtureRun = z.object({
  id: z.uuid(),
  kind: z.enum(['search', 'repair']),
  status: z.enum([
    'waiting',
    'searching',
    'found',
    'impossible',
    'unknown',
    'cancelled',
    'failed',
    /** What a repair proposed has been done. */
    'applied',
    /** The fixtures that were to be replaced have changed while it ran. */
    'stale',
  ]),
  /** What is done at the moment: "draw", "search", "wishes", "repair", "explanation". */
  stage: z.string(),
  /** Sentences: wishes that are not met or, when there are no fixtures, rules that cannot all hold. */
  says: z.array(z.string()),
  /** Sentences: wishes that are met. */
  met: z.array(z.string()),
  /** Why the wishes are not met that are not, as far as it was found out. */
  reasons: z.array(WishReason),
  /** What a repair has found; null until then. */
  proposal: RepairProposal.nullable(),
  /** What was asked for, so that it need not be typed again. */
  asked: RepairWishes.pick({
    days: true,
    lostDays: true,
    slots: true,
    grounds: true,
    away: true,
    closed: true,
    restDays: true,
    restIsWish: true,
  }).extend({ stages: SearchedStages }),
  askedAt: Instant,
})
export type FixtureRun = z.infer<typeof FixtureRun>

export const Adjustment = z.object({
  id: z.uuid(),
  team: TeamRef,
  /** Below zero for points that are taken. */
  points: z.number(),
  /** "GBP 5"; null without a fine. */
  fine: z.string().nullable(),
  reason: z.string(),
})

export const SwissLeague = z.object({
  /** How many it has in all. */
  rounds: z.int(),
  /** How many have been drawn. */
  drawn: z.int(),
  byes: z.array(z.object({ round: z.int(), team: TeamRef })),
  /** The latest round would be drawn otherwise now: what came before it was corrected. */
  isOutOfDate: z.boolean(),
})
export type SwissLeague = z.infer<typeof SwissLeague>

/** The fixtures of a tournament as those who run it see them. */
export const Programme = z.object({
  fixtures: z.array(Fixture),
  /** What every search and repair reads. */
  rules: ScheduleRules,
  /** Which of them, by its place from 0, do not hold with the fixtures as they are, and for which teams. */
  brokenRules: z.array(z.object({ rule: z.int(), teams: z.array(z.string()) })),
  /** The latest search; null when there was none. */
  run: FixtureRun.nullable(),
  /** A league that is drawn round by round; null for any other. */
  swiss: SwissLeague.nullable(),
  /** Is another one whenever fixtures of the league change, become public or begin. */
  leagueBasis: z.string(),
  /** Is another one whenever fixtures after the league change, become public or begin. */
  laterBasis: z.string(),
  /** Is another one whenever there are other drafts to publish, or these are moved. */
  draftsBasis: z.string(),
  /** How many of each group go through to the super stage; null without one. */
  superPlaces: z.int().nullable(),
  /** Is another one whenever somebody sets a stage after the league or moves a fixture of one. */
  stagesBasis: z.string(),
  /** How the knock-out was set; null without one. */
  knockOut: KnockOut.nullable(),
  /** Is another one whenever somebody sets the knock-out or moves a fixture of it. */
  knockOutBasis: z.string(),
  adjustments: z.array(Adjustment),
  /** Results that home sides have told and that do not stand yet. */
  reports: z.array(z.object({ fixtureId: z.uuid(), report: ResultReport })),
  /** The public record of decisions, the latest first, 200 at most. */
  decisions: z.array(Decision),
})
export type Programme = z.infer<typeof Programme>
