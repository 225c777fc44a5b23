import { replacementKinds } from '@pavilion/cricket/formats/conditions.ts'
import type { MatchSetup as Setup } from '@pavilion/cricket/setup.ts'
import { z } from 'zod'

const Powerplay = z.object({ kind: z.string(), from: z.int(), to: z.int() })

/** How a match is played, in full. */
export const PlayingConditions = z.object({
  name: z.string(),
  ballsPerOver: z.int(),
  oversPerEnd: z.int(),
  oversPerInnings: z.int().nullable(),
  inningsPerSide: z.union([z.literal(1), z.literal(2)]),
  daysScheduled: z.int(),
  playersPerSide: z.int(),
  wideValue: z.int(),
  noBallValue: z.int(),
  freeHit: z.boolean(),
  rebowled: z.enum(['never', 'last over']).exactOptional(),
  maxOversPerBowler: z.int().nullable(),
  powerplays: z.array(Powerplay).readonly(),
  battingPowerplay: z.object({ overs: z.int(), after: z.int(), until: z.int() }).exactOptional(),
  superOver: z.object({ balls: z.int(), wickets: z.int(), repeats: z.boolean() }).nullable(),
  lastManStands: z.boolean(),
  aloneInTwos: z.boolean().exactOptional(),
  retireAt: z.int().exactOptional(),
  pairs: z
    .object({ overs: z.int(), start: z.int(), wicketCosts: z.int(), otherFaces: z.boolean() })
    .exactOptional(),
  followOnMargin: z.int().nullable(),
  overRatePenalty: z.int().exactOptional(),
  replacements: z.array(z.enum(replacementKinds)).readonly().exactOptional(),
  reviews: z.int().exactOptional(),
  lostTime: z
    .object({ secondsPerOver: z.int(), graceMinutes: z.int(), minimumOvers: z.int() })
    .exactOptional(),
})

const Team = z.object({
  id: z.string(),
  name: z.string(),
  shortName: z.string().exactOptional(),
  players: z.array(z.object({ id: z.string(), name: z.string(), shirt: z.int().exactOptional() })),
})

/** What the engine needs besides the log. Its player ids are those that facts use. */
export const MatchSetup: z.ZodType<Setup, Setup> = z.object({
  conditions: PlayingConditions,
  teams: z.tuple([Team, Team]),
})
