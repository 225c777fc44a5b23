import type { BallBowled, Fact } from '@pavilion/cricket/facts.ts'
import { t20 } from '@pavilion/cricket/formats/t20.ts'
import { startMatch } from '@pavilion/cricket/fold/match.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { judgeAll } from '@pavilion/cricket/laws/judge-all.ts'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'

const players = (side: string) =>
  'ABCDEFGHIJK'
    .split('')
    .map((letter) => ({ id: `${side}${letter}`, name: `Player ${side}${letter}` }))

export const setup: MatchSetup = {
  conditions: { ...t20, oversPerInnings: 2, maxOversPerBowler: 1 },
  teams: [
    { id: 'lions', name: 'Lions', players: players('L') },
    { id: 'tigers', name: 'Tigers', players: players('T') },
  ],
}

/** Toss, openers and bowler: the first ball is due. */
export const opening: readonly Fact[] = [
  { type: 'toss', winner: 'lions', decision: 'bat' },
  { type: 'innings-started', battingTeam: 'lions', openers: ['LA', 'LB'] },
  { type: 'bowler-came-on', player: 'TK' },
]

export const ball = (runs: number, striker = 'LA', nonStriker = 'LB'): BallBowled => ({
  type: 'ball-bowled',
  striker,
  nonStriker,
  bowler: 'TK',
  runs,
})

/** The match after these facts; throws for one that the Laws forbid. */
export function after(...facts: readonly Fact[]): MatchState {
  const judged = judgeAll(startMatch(setup), facts)
  if (!judged.ok) throw new Error(judged.message)
  return judged.value.state
}
