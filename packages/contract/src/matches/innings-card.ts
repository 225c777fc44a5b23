import { inningsSources } from '@pavilion/cricket/views/scorecard.ts'
import type { InningsView as View } from '@pavilion/cricket/views/view.ts'
import { z } from 'zod'

export const NamedPlayer = z.object({ id: z.string(), name: z.string() })

export const InningsClose = z.enum([
  'all out',
  'overs',
  'target',
  'declared',
  'forfeited',
  'closed',
])

const BattingRow = NamedPlayer.extend({
  /** "c Chughtai b Mengal", "not out". */
  how: z.string(),
  out: z.boolean(),
  runs: z.int(),
  balls: z.int(),
  fours: z.int(),
  sixes: z.int(),
  dots: z.int(),
  strikeRate: z.number().nullable(),
})

const BowlingRow = NamedPlayer.extend({
  overs: z.string(),
  balls: z.int(),
  maidens: z.int(),
  runs: z.int(),
  wickets: z.int(),
  wides: z.int(),
  noballs: z.int(),
  dots: z.int(),
  fours: z.int(),
  sixes: z.int(),
  economy: z.number().nullable(),
})

const OverRow = z.object({
  /** 1 is the first. */
  number: z.int(),
  bowler: NamedPlayer,
  balls: z.int(),
  runs: z.int(),
  wickets: z.int(),
  score: z.object({ runs: z.int(), wickets: z.int() }),
  complete: z.boolean(),
})

const PartnerShare = NamedPlayer.extend({ runs: z.int(), balls: z.int() })

export const PartnershipRow = z.object({
  wicket: z.int(),
  runs: z.int(),
  balls: z.int(),
  batters: z.tuple([PartnerShare, PartnerShare]),
  unbroken: z.boolean(),
})

const PhaseRow = z.object({
  name: z.string(),
  from: z.int(),
  to: z.int(),
  runs: z.int(),
  wickets: z.int(),
  balls: z.int(),
  runRate: z.number().nullable(),
})

/** One innings as its scorecard shows it, with its overs, partnerships and phases. */
export const InningsView: z.ZodType<View, View> = z.object({
  number: z.int(),
  team: NamedPlayer,
  superOver: z.boolean(),
  runs: z.int(),
  wickets: z.int(),
  balls: z.int(),
  overs: z.string(),
  closed: InningsClose.nullable(),
  /** What is known of it: every ball, a card that was typed in, or the total only. */
  source: z.enum(inningsSources),
  target: z.int().nullable(),
  batting: z.array(BattingRow),
  didNotBat: z.array(NamedPlayer),
  powerplays: z
    .array(z.object({ kind: z.string(), overs: z.string() }))
    .readonly()
    .exactOptional(),
  extras: z.object({
    wides: z.int(),
    noballs: z.int(),
    byes: z.int(),
    legbyes: z.int(),
    penalty: z.int(),
    total: z.int(),
  }),
  /** In pairs: what the side began with, and what its wickets took off. */
  pairs: z.object({ start: z.int(), lost: z.int() }).exactOptional(),
  falls: z.array(NamedPlayer.extend({ wicket: z.int(), runs: z.int(), overs: z.string() })),
  bowling: z.array(BowlingRow),
  overRows: z.array(OverRow),
  partnerships: z.array(PartnershipRow),
  phases: z.array(PhaseRow),
  /** When it ends at the latest; null unless each side bats once, for a number of balls. */
  limits: z.object({ balls: z.int(), wickets: z.int() }).nullable(),
})
