import { oc } from '@orpc/contract'
import { outcomes } from '@pavilion/cricket/views/pitch-map.ts'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT } from '../accounts/account-refusals.ts'
import { Count } from '../count.ts'
import { envelope } from '../envelope.ts'
import { PersonId } from '../ids.ts'
import { scoredWays } from '../matches/scored-ways.ts'
import { MatchCard } from '../matches/match-card.ts'
import { BAD_CURSOR, pageOf, PageRequest, Words } from '../page.ts'
import { Gender, PersonRef, TeamRef } from '../records.ts'
import { Day } from '../time.ts'
import { Feats } from './feats.ts'
import { PLAYER_NOT_FOUND } from './people-refusals.ts'
import { PlayingStyle } from './playing-style.ts'

export const PlayerSummary = PersonRef.extend({
  gender: Gender.nullable(),
  teams: z.array(TeamRef),
  matches: z.int(),
  runs: z.int(),
  wickets: z.int(),
  /** Runs a dismissal, of all formats; null without one. */
  average: z.number().nullable(),
  /** Runs off a hundred balls; null where no ball was counted. */
  strikeRate: z.number().nullable(),
  style: PlayingStyle,
  lastPlayed: Day.nullable(),
  isPlaying: z.boolean(),
})
export type PlayerSummary = z.infer<typeof PlayerSummary>

/** Averages are null when there is nothing to divide by. */
export const BattingCareer = z.object({
  innings: z.int(),
  notOuts: z.int(),
  runs: z.int(),
  balls: z.int(),
  average: z.number().nullable(),
  strikeRate: z.number().nullable(),
  hundreds: z.int(),
  fifties: z.int(),
  ducks: z.int(),
  fours: z.int(),
  sixes: z.int(),
  /** "104*" when not out; null before the first innings. */
  highestScore: z.string().nullable(),
})

export const BowlingCareer = z.object({
  innings: z.int(),
  legalBalls: z.int(),
  maidens: z.int(),
  runs: z.int(),
  wickets: z.int(),
  average: z.number().nullable(),
  economy: z.number().nullable(),
  strikeRate: z.number().nullable(),
  fourWickets: z.int(),
  fiveWickets: z.int(),
  /** "5–23"; null before the first spell. */
  bestFigures: z.string().nullable(),
})

/** A career in one format, without Super Overs. */
export const Career = z.object({
  format: z.string(),
  formatName: z.string(),
  matches: z.int(),
  batting: BattingCareer,
  bowling: BowlingCareer,
})
export type Career = z.infer<typeof Career>

/** Of the matches of a career, how many were scored how; those of which nothing was recorded are in none of these. */
export const CareerSources = z.object({
  ballByBall: z.int().min(0),
  /** With scorecards that were typed in, of all innings or some. */
  scorecards: z.int().min(0),
  /** Without figures of their players. */
  resultOnly: z.int().min(0),
})
export type CareerSources = z.infer<typeof CareerSources>

/** How the figures of a match came about: as for `CareerSources`. */
export const sourceKinds = ['ball-by-ball', 'scorecard', 'result-only'] as const

/** A match in a player's list, with one entry per innings: "63 (39)" and "2–20". */
export const Appearance = z.object({
  match: MatchCard,
  team: TeamRef,
  /** Null while nothing is recorded of it. */
  source: z.enum(sourceKinds).nullable(),
  /** A captain or an umpire has signed it. */
  isSigned: z.boolean(),
  batting: z.array(z.object({ runs: z.int(), balls: z.int(), isOut: z.boolean() })),
  bowling: z.array(
    z.object({ legalBalls: z.int(), maidens: z.int(), runs: z.int(), wickets: z.int() }),
  ),
})
export type Appearance = z.infer<typeof Appearance>

/** Where a ball went: degrees clockwise as in the match's log, and the length as a share of the boundary. */
const PlayerShot = z.object({ angle: z.number(), length: z.number(), runs: z.int() })
export type PlayerShot = z.infer<typeof PlayerShot>

/** Where a ball pitched, as the striker faced, and what it brought. */
const PlayerBall = z.object({
  line: z.number(),
  length: z.number(),
  runs: z.int(),
  outcome: z.enum(outcomes),
  isLeftHander: z.boolean(),
})
export type PlayerBall = z.infer<typeof PlayerBall>

const PlacedBalls = z.object({ matches: z.int(), balls: z.array(PlayerBall) })

const Described = envelope(
  z.object({
    style: PlayingStyle,
    /** The caller may say how the player plays. */
    mayChange: z.boolean(),
  }),
)
const playerId = z.strictObject({ playerId: PersonId })

export const playerCalls = {
  filter: oc
    .route({
      method: 'POST',
      path: '/api/v1/players/filter',
      summary: 'Players by name, gender and team',
      tags: ['Players'],
      successStatus: 200,
    })
    .errors({ BAD_CURSOR })
    .input(
      z.strictObject({
        filter: z
          .strictObject({
            text: Words.optional(),
            gender: z.array(Gender).max(3).optional(),
            teamId: z.uuid().optional(),
          })
          .prefault({}),
        sort: z.enum(['most-runs', 'most-wickets', 'most-matches', 'name']).default('most-runs'),
        page: PageRequest,
      }),
    )
    .output(
      envelope(pageOf(PlayerSummary).extend({ counts: z.object({ gender: z.array(Count) }) })),
    ),

  own: oc
    .route({
      method: 'GET',
      path: '/api/v1/account/players',
      summary:
        'The players of the records who bear the caller’s name in teams of the caller’s clubs',
      tags: ['Players'],
    })
    .errors({ SIGNED_OUT })
    .output(envelope(z.array(PlayerSummary))),

  show: oc
    .route({
      method: 'GET',
      path: '/api/v1/players/{playerId}',
      summary: 'A player: career by format, recent matches, bests and milestones',
      tags: ['Players'],
    })
    .errors({ PLAYER_NOT_FOUND })
    .input(
      z.object({
        playerId: PersonId,
        /** Career and matches only of matches that were scored this way. */
        scored: z.enum(scoredWays).optional(),
      }),
    )
    .output(
      envelope(
        z.object({
          player: PlayerSummary,
          career: z.array(Career),
          sources: CareerSources,
          recent: z.array(Appearance),
          feats: Feats,
          upcoming: z.array(MatchCard),
        }),
      ),
    ),

  style: oc
    .route({
      method: 'GET',
      path: '/api/v1/players/{playerId}/style',
      summary: 'How a player bats and bowls, and whether the caller may say so',
      tags: ['Players'],
    })
    .errors({ SIGNED_OUT, PLAYER_NOT_FOUND })
    .input(playerId)
    .output(Described),

  saveStyle: oc
    .route({
      method: 'PUT',
      path: '/api/v1/players/{playerId}/style',
      summary: 'Says how a player bats and bowls, by the player or those who run a team of theirs',
      tags: ['Players'],
    })
    .errors({ SIGNED_OUT, NOT_ALLOWED, PLAYER_NOT_FOUND })
    .input(playerId.extend({ style: PlayingStyle }))
    .output(Described),

  shots: oc
    .route({
      method: 'GET',
      path: '/api/v1/players/{playerId}/shots',
      summary: 'Where a player’s shots went in the latest matches with directions',
      tags: ['Players'],
    })
    .input(playerId)
    .output(envelope(z.object({ matches: z.int(), shots: z.array(PlayerShot) }))),

  pitches: oc
    .route({
      method: 'GET',
      path: '/api/v1/players/{playerId}/pitches',
      summary:
        'Where the balls that a player faced and bowled pitched, in the latest matches that say so',
      tags: ['Players'],
    })
    .input(playerId)
    .output(envelope(z.object({ batting: PlacedBalls, bowling: PlacedBalls }))),
}
