import type { BowlingStyle, PlayingRole } from '@pavilion/contract/people/playing-style.ts'

const KEEPER = 5
const FIRST_BOWLER = 8

const bowling: readonly BowlingStyle[] = [
  'right-medium',
  'off-break',
  'right-fast',
  'left-orthodox',
  'leg-break',
  'left-fast',
  'right-medium',
]

const roleAt = (place: number): PlayingRole => {
  if (place === KEEPER) return 'keeper'
  if (place < KEEPER) return 'batter'
  return place < FIRST_BOWLER ? 'all-rounder' : 'bowler'
}

/** How a player plays who bats at this place in the squad `nth`. */
export const styleAt = (place: number, nth: number) => ({
  playing_role: roleAt(place),
  bats: (place + nth) % 4 === 1 ? ('left' as const) : ('right' as const),
  bowls: place > KEEPER ? (bowling[(place + nth) % bowling.length] ?? null) : null,
})
