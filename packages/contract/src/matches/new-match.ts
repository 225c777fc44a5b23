import { replacementKinds } from '@pavilion/cricket/formats/conditions.ts'
import { formatSlugs } from '@pavilion/cricket/formats/named.ts'
import { z } from 'zod'
import { GroundId, PersonId, TeamId } from '../ids.ts'
import { IdempotencyKey } from '../orders/order-fields.ts'
import { OfficialRole } from '../people/official-calls.ts'
import { Gender } from '../records.ts'
import { Instant } from '../time.ts'
import { oneLine } from './scoring-fields.ts'

const MOST_PLAYERS = 30
const MOST_OFFICIALS = 12

const Name = oneLine(1, 100)

const count = (least: number, most: number) => z.int().min(least).max(most)

/** A format by its name, with the overs of `limited` or the days of `multi-day`. */
const NamedFormat = z.strictObject({
  format: z.enum(formatSlugs),
  /** Overs a side of a `limited` match. */
  overs: count(1, 300).optional(),
  /** The days of a `multi-day` match; four by default. */
  days: count(1, 6).optional(),
  /** How many unsuccessful reviews a side may have in an innings; without it players cannot review. */
  reviews: count(1, 10).optional(),
})

const Powerplay = z.strictObject({
  kind: z.enum(['mandatory', 'batting', 'fielding']),
  from: count(0, 10_000),
  to: count(1, 10_000),
})

/** Playing conditions in full. Rules that contradict each other are refused by name. */
export const FullConditions = z.strictObject({
  name: oneLine(0, 40).default(''),
  ballsPerOver: count(1, 20),
  oversPerEnd: count(1, 10).default(1),
  oversPerInnings: count(1, 300).nullable(),
  inningsPerSide: z.union([z.literal(1), z.literal(2)]),
  daysScheduled: count(1, 10).default(1),
  playersPerSide: count(2, 22),
  wideValue: count(0, 10),
  noBallValue: count(0, 10),
  freeHit: z.boolean(),
  /** Whether a wide or a no-ball is bowled again; without it, always. */
  rebowled: z.enum(['never', 'last over']).exactOptional(),
  maxOversPerBowler: count(1, 300).nullable(),
  powerplays: z.array(Powerplay).max(10).default([]),
  /** A powerplay that the batting side takes: so many overs, after so many, over with that one at the latest. */
  battingPowerplay: z
    .strictObject({ overs: count(1, 50), after: count(0, 300), until: count(1, 300) })
    .exactOptional(),
  superOver: z
    .strictObject({ balls: count(1, 60), wickets: count(1, 10), repeats: z.boolean() })
    .nullable(),
  lastManStands: z.boolean().default(false),
  /** Whoever bats on alone scores twos, fours and sixes only. */
  aloneInTwos: z.boolean().exactOptional(),
  /** The runs at which a batter retires, to bat on once everybody else has been in. */
  retireAt: count(1, 1_000).exactOptional(),
  /** Each pair bats its overs, and a wicket takes runs off; without it, batters who are out go. */
  pairs: z
    .strictObject({
      overs: count(1, 50),
      /** What a side has before its first ball. */
      start: count(0, 500),
      wicketCosts: count(0, 50),
      /** Who was out does not face the next ball. */
      otherFaces: z.boolean(),
    })
    .exactOptional(),
  followOnMargin: count(1, 1_000).nullable(),
  /** The penalty runs for each over that a side is late with; without it there are none. */
  overRatePenalty: count(1, 25).exactOptional(),
  /** The replacements that are allowed; without it those on which captains and umpires agree. */
  replacements: z
    .array(z.enum(replacementKinds))
    .max(replacementKinds.length)
    .readonly()
    .exactOptional(),
  /** How many unsuccessful reviews a side may have in an innings; without it players cannot review. */
  reviews: count(1, 10).exactOptional(),
  /** What lost time costs; without it, as in the playing conditions of the ICC. */
  lostTime: z
    .strictObject({
      /** The time that an over counts for. */
      secondsPerOver: count(60, 900),
      /** Minutes of a match that may be lost without an over. */
      graceMinutes: count(0, 240),
      /** The overs that the side batting second must have for a result. */
      minimumOvers: count(1, 50),
    })
    .exactOptional(),
})

/**
 * A player by id, or by name: "7 Ayesha Khan (c) (wk)" says the shirt number, the captain and the
 * wicket-keeper too. Who has played for the team under that name before is the same person.
 */
const NewPlayer = z.union([
  Name,
  z.strictObject({
    id: PersonId,
    shirt: count(0, 999).optional(),
    captain: z.boolean().optional(),
    keeper: z.boolean().optional(),
  }),
])

/** The players of a side. */
export const LineUp = z.array(NewPlayer).min(2).max(MOST_PLAYERS)

/** A team by id, or by name: a club of that name and gender, made if there is none. */
const NewSide = z.union([
  z.strictObject({ id: TeamId, players: LineUp }),
  z.strictObject({ name: Name, shortName: oneLine(1, 10).optional(), players: LineUp }),
])

/** A ground by id, or by its name. */
export const NewGround = z.union([
  z.strictObject({ id: GroundId }),
  z.strictObject({ name: Name, city: oneLine(0, 100).default('') }),
])

const NewOfficial = z.union([
  z.strictObject({ role: OfficialRole, id: PersonId }),
  z.strictObject({ role: OfficialRole, name: Name }),
])

/** Who stands at a match. */
export const NewOfficials = z.array(NewOfficial).max(MOST_OFFICIALS)

/** A match is in lists, search and site maps, or is reached by its id alone. */
export const MatchVisibility = z.enum(['public', 'link'])

/** A format by its name, or its rules in full. */
export const Conditions = z.union([NamedFormat, FullConditions])
export type Conditions = z.infer<typeof Conditions>

/** What a match is made from. */
export const NewMatch = z.strictObject({
  /** Without it, a request that is repeated makes another match. */
  idempotencyKey: IdempotencyKey.optional(),
  teams: z.tuple([NewSide, NewSide]),
  conditions: Conditions,
  /** By default that of a team given by id, else mixed. */
  gender: Gender.optional(),
  ground: NewGround.optional(),
  officials: NewOfficials.default([]),
  /** `winner`: 0 or 1, the place of the team among `teams`. */
  toss: z.strictObject({ winner: count(0, 1), decision: z.enum(['bat', 'field']) }).optional(),
  /** Now, unless given. */
  startsAt: Instant.optional(),
  visibility: MatchVisibility.default('public'),
})
export type NewMatch = z.infer<typeof NewMatch>
