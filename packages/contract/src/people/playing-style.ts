import { z } from 'zod'

export const PlayingRole = z.enum(['batter', 'keeper', 'all-rounder', 'bowler'])
export type PlayingRole = z.infer<typeof PlayingRole>

export const BattingHand = z.enum(['right', 'left'])
export type BattingHand = z.infer<typeof BattingHand>

/** With which arm, and what. */
export const BowlingStyle = z.enum([
  'right-fast',
  'right-medium',
  'off-break',
  'leg-break',
  'left-fast',
  'left-medium',
  'left-orthodox',
  'left-wrist-spin',
])
export type BowlingStyle = z.infer<typeof BowlingStyle>

/** How somebody plays; null where nobody has said. */
export const PlayingStyle = z.strictObject({
  role: PlayingRole.nullable(),
  bats: BattingHand.nullable(),
  bowls: BowlingStyle.nullable(),
})
export type PlayingStyle = z.infer<typeof PlayingStyle>
