import type { OverCommentary as Told } from '@pavilion/cricket/text/commentary.ts'
import type { MatchView as View } from '@pavilion/cricket/views/view.ts'
import { z } from 'zod'
import { InningsView, NamedPlayer } from './innings-card.ts'
import { BallMark, Board } from './match-board.ts'

const Result = z.object({
  kind: z.enum(['won', 'tied', 'drawn', 'no result']),
  winner: z.string().nullable(),
  by: z
    .object({
      runs: z.int().exactOptional(),
      wickets: z.int().exactOptional(),
      innings: z.int().exactOptional(),
    })
    .nullable(),
  method: z.string().nullable(),
  tieBreak: z.object({ winner: z.string(), kind: z.enum(['super over', 'bowl-out']) }).nullable(),
  text: z.string(),
})

const Stitch = z.object({
  kind: z.enum(['dot', 'run', 'four', 'six', 'wicket']),
  runs: z.int(),
  label: z.string(),
})

/** Everything a match page shows except commentary and charts, computed from the log. */
export const MatchView: z.ZodType<View, View> = z.object({
  seq: z.int(),
  toss: z.string(),
  roles: z.array(
    z.object({
      team: z.string(),
      captain: z.string().nullable(),
      keeper: z.string().nullable(),
    }),
  ),
  board: Board,
  result: Result.nullable(),
  playersOfMatch: z.array(NamedPlayer),
  innings: z.array(InningsView),
  seam: z.array(Stitch),
  replacements: z.array(
    z.object({
      team: z.string().nullable(),
      in: z.string(),
      out: z.string().nullable(),
      reason: z.string(),
      role: z.string().nullable(),
    }),
  ),
  par: z.int().nullable(),
})

const WicketCard = z.object({
  name: z.string(),
  how: z.string(),
  runs: z.int(),
  balls: z.int(),
  fours: z.int(),
  sixes: z.int(),
  score: z.string(),
  overs: z.string(),
})

const CommentaryLine = z.object({
  seq: z.int(),
  number: z.string().nullable(),
  mark: BallMark.nullable(),
  head: z.string(),
  text: z.string(),
  score: z.string(),
  wicket: WicketCard.nullable(),
})

/** The commentary of one over, newest ball first. */
export const OverCommentary: z.ZodType<Told, Told> = z.object({
  over: z.int(),
  runs: z.int(),
  wickets: z.int(),
  complete: z.boolean(),
  score: z.string(),
  bowler: z.object({ name: z.string(), figures: z.string() }),
  batters: z.array(z.object({ name: z.string(), runs: z.int(), balls: z.int() })),
  lines: z.array(CommentaryLine),
})
