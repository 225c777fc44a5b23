import type { Entry as LogEntry, Fact as AnyFact } from '@pavilion/cricket/facts.ts'
import { strokes } from '@pavilion/cricket/strokes.ts'
import { dismissalKinds, kindsWithoutBall } from '@pavilion/cricket/facts.ts'
import { z } from 'zod'

const name = z.string().min(1).max(100)
const note = z.string().max(2_000)
const runs = z.int().min(0).max(1_000)
const balls = z.int().min(0).max(100_000)
const seq = z.int().min(0)
/** "14:10", by the clock at the ground. */
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const Powerplay = z.object({ kind: z.string().max(40), from: balls, to: balls })
const Fielder = z.object({ player: name.exactOptional(), substitute: z.boolean().exactOptional() })
const Wicket = z.object({
  kind: z.enum(dismissalKinds),
  playerOut: name,
  fielders: z.array(Fielder).max(11).exactOptional(),
})
const Extras = z.object({
  wides: runs.exactOptional(),
  noballs: runs.exactOptional(),
  byes: runs.exactOptional(),
  legbyes: runs.exactOptional(),
  penalty: runs.exactOptional(),
})
const Review = z.object({
  by: name,
  batter: name.exactOptional(),
  umpire: name.exactOptional(),
  decision: z.string().max(40),
  type: z.string().max(40).exactOptional(),
  umpiresCall: z.boolean().exactOptional(),
})

const BallBowled = z.object({
  type: z.literal('ball-bowled'),
  striker: name,
  nonStriker: name,
  bowler: name,
  runs,
  nonBoundary: z.literal(true).exactOptional(),
  extras: Extras.exactOptional(),
  wickets: z.array(Wicket).max(2).exactOptional(),
  crossed: z.literal(true).exactOptional(),
  reviews: z.array(Review).max(4).exactOptional(),
  wagon: z
    .object({ angle: z.number().min(0).max(360), length: z.number().min(0).max(1) })
    .exactOptional(),
  note: note.exactOptional(),
  stroke: z.enum(strokes).exactOptional(),
  pitched: z
    .object({ line: z.number().min(-1).max(1), length: z.number().min(0).max(1) })
    .exactOptional(),
  fieldedBy: name.exactOptional(),
})

const InningsStarted = z.object({
  type: z.literal('innings-started'),
  battingTeam: name,
  superOver: z.boolean().exactOptional(),
  target: z.object({ runs, balls: balls.exactOptional() }).exactOptional(),
  powerplays: z.array(Powerplay).max(10).exactOptional(),
  openers: z.tuple([name, name]).exactOptional(),
})

const MatchEnded = z.object({
  type: z.literal('match-ended'),
  result: z.enum(['won', 'tied', 'drawn', 'no result']),
  winner: name.exactOptional(),
  by: z
    .object({
      runs: runs.exactOptional(),
      wickets: runs.exactOptional(),
      innings: runs.exactOptional(),
    })
    .exactOptional(),
  method: z.string().max(60).exactOptional(),
  tieBreak: z.object({ winner: name, kind: z.enum(['super over', 'bowl-out']) }).exactOptional(),
})

const wickets = z.int().min(0).max(30)

const TypedCard = z.object({
  extras: Extras,
  batting: z
    .array(
      z.object({
        player: name,
        runs,
        balls: balls.exactOptional(),
        fours: runs.exactOptional(),
        sixes: runs.exactOptional(),
        out: z
          .object({
            kind: z.enum(dismissalKinds),
            bowler: name.exactOptional(),
            fielders: z.array(Fielder).max(11).exactOptional(),
          })
          .exactOptional(),
      }),
    )
    .max(30),
  bowling: z
    .array(
      z.object({
        player: name,
        balls,
        maidens: runs.exactOptional(),
        runs,
        wickets,
        wides: runs.exactOptional(),
        noballs: runs.exactOptional(),
      }),
    )
    .max(30)
    .exactOptional(),
  falls: z
    .array(z.object({ player: name, runs, balls: balls.exactOptional() }))
    .max(30)
    .exactOptional(),
})

const playFacts = [
  z.object({
    type: z.literal('toss'),
    winner: name,
    decision: z.enum(['bat', 'field']),
    uncontested: z.boolean().exactOptional(),
  }),
  z.object({
    type: z.literal('roles-named'),
    team: name,
    captain: name.exactOptional(),
    keeper: name.exactOptional(),
  }),
  z.object({
    type: z.literal('player-joined'),
    team: name,
    /** A new id, which becomes the person’s. */
    player: z.uuid().lowercase(),
    name: z
      .string()
      .min(1)
      .max(100)
      .regex(
        /^[^\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]([^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*[^\s\p{Cc}\p{Cf}])?$/u,
        'Must be a name in one line',
      ),
    insteadOf: name.exactOptional(),
  }),
  InningsStarted,
  BallBowled,
  z.object({
    type: z.literal('penalty-awarded'),
    team: name,
    runs,
    when: z.enum(['before', 'after']).exactOptional(),
    note: note.exactOptional(),
  }),
  z.object({ type: z.literal('batter-came-in'), player: name }),
  z.object({
    type: z.literal('batter-retired'),
    player: name,
    reason: z.enum(['hurt', 'not out', 'out', 'unrecorded']),
  }),
  z.object({
    type: z.literal('batter-dismissed'),
    player: name,
    kind: z.enum(kindsWithoutBall),
    fielders: z.array(Fielder).max(11).exactOptional(),
  }),
  z.object({
    type: z.literal('batter-returned'),
    player: name,
    consent: z.literal(true).exactOptional(),
  }),
  z.object({ type: z.literal('absent-hurt'), player: name }),
  z.object({ type: z.literal('bowler-came-on'), player: name }),
  z.object({
    type: z.literal('player-replaced'),
    team: name.exactOptional(),
    in: name,
    out: name.exactOptional(),
    reason: z.string().max(100),
    role: z.string().max(40).exactOptional(),
  }),
  z.object({
    type: z.literal('innings-ended'),
    reason: z.enum(['declared', 'forfeited', 'all out', 'closed']),
  }),
  z.object({
    type: z.literal('innings-summed'),
    runs,
    wickets,
    balls,
    declared: z.literal(true).exactOptional(),
    card: TypedCard.exactOptional(),
  }),
  z.object({
    type: z.literal('target-revised'),
    runs: runs.exactOptional(),
    balls: balls.exactOptional(),
    method: z.string().max(60).exactOptional(),
    reason: z.string().max(200).exactOptional(),
  }),
  z.object({
    type: z.literal('over-miscounted'),
    over: balls,
    balls,
    umpire: name.exactOptional(),
  }),
  z.object({ type: z.literal('powerplay-taken') }),
  z.object({ type: z.literal('stoppage'), reason: note, at: clock.exactOptional() }),
  z.object({ type: z.literal('play-resumed'), at: clock.exactOptional() }),
  z.object({ type: z.literal('noted'), text: note }),
  MatchEnded,
  z.object({ type: z.literal('player-of-match'), players: z.array(name).max(11) }),
] as const

const PlayFact = z.discriminatedUnion('type', playFacts)

/** Why a past ball was put right, and the seq of the first of the corrections that were made together. */
const made = { reason: z.string().max(300).exactOptional(), with: seq.exactOptional() }

/** One thing seen on the field, or a correction of one. Consequences are never in the log. */
export const Fact: z.ZodType<AnyFact, AnyFact> = z.discriminatedUnion('type', [
  ...playFacts,
  z.object({ type: z.literal('struck-out'), seq, ...made }),
  z.object({ type: z.literal('corrected'), seq, fact: PlayFact, ...made }),
  z.object({ type: z.literal('inserted'), after: seq, fact: PlayFact, ...made }),
])

/** A fact and its number in the log of the match: 1, 2, 3 … without gaps. */
export const Entry: z.ZodType<LogEntry, LogEntry> = z.object({ seq: z.int().min(1), fact: Fact })
