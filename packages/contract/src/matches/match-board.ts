import type { BallMark as Mark } from '@pavilion/cricket/text/ball-mark.ts'
import type { Board as LiveBoard } from '@pavilion/cricket/views/board.ts'
import { z } from 'zod'
import { InningsClose, NamedPlayer, PartnershipRow } from './innings-card.ts'
import { MatchStatus } from './match-card.ts'

const mark = z.object({
  kind: z.enum(['dot', 'run', 'four', 'six', 'wicket', 'extra']),
  /** `•`, `3`, `4`, `6`, `W`, `wd`, `3nb`, `2lb`. */
  text: z.string(),
})

/** How a ball is marked in a scorebook. */
export const BallMark: z.ZodType<Mark, Mark> = mark

const BoardBatter = NamedPlayer.extend({
  runs: z.int(),
  balls: z.int(),
  fours: z.int(),
  sixes: z.int(),
  onStrike: z.boolean(),
})

const BoardBowler = NamedPlayer.extend({
  overs: z.string(),
  maidens: z.int(),
  runs: z.int(),
  wickets: z.int(),
})

const LastWicket = NamedPlayer.extend({
  how: z.string(),
  runs: z.int(),
  balls: z.int(),
  score: z.string(),
  overs: z.string(),
})

const BoardInnings = z.object({
  number: z.int(),
  team: z.string(),
  superOver: z.boolean(),
  runs: z.int(),
  wickets: z.int(),
  overs: z.string(),
  closed: InningsClose.nullable(),
})

/** What a live board shows. */
export const Board: z.ZodType<LiveBoard, LiveBoard> = z.object({
  status: MatchStatus,
  sentence: z.string(),
  innings: z.array(BoardInnings),
  batting: z.string().nullable(),
  bowling: z.string().nullable(),
  batters: z.array(BoardBatter),
  bowler: BoardBowler.nullable(),
  otherBowler: BoardBowler.nullable(),
  thisOver: z.array(mark),
  recent: z.array(mark.extend({ endsOver: z.boolean() })),
  partnership: PartnershipRow.nullable(),
  lastWicket: LastWicket.nullable(),
  runRate: z.number().nullable(),
  requiredRate: z.number().nullable(),
  target: z.int().nullable(),
  needed: z.int().nullable(),
  ballsLeft: z.int().nullable(),
  ballLimit: z.int().nullable(),
  equation: z.string().nullable(),
  projected: z.int().nullable(),
  lead: z.string().nullable(),
  freeHit: z.boolean(),
  powerplay: z.string().nullable(),
  powerplayTo: z.string().nullable(),
  stoppage: z.string().nullable(),
})
