import { countedBalls } from '@pavilion/cricket/fold-innings.ts'
import type { InningsStarted, PlayFact } from '@pavilion/cricket/facts.ts'
import { outcomeOf } from '@pavilion/cricket/outcome.ts'
import type { PlayerId, Team } from '@pavilion/cricket/setup.ts'
import type { Innings, MatchState } from '@pavilion/cricket/state.ts'
import { chooseBowler } from './choose-bowler.ts'
import type { Random } from './random.ts'
import { randomFrom, seedOf } from './random.ts'
import { simulateBall } from './simulate-ball.ts'

/**
 * What happens next in a match of limited overs between sides of eleven, in batting order; nothing once
 * it is over. The same match with the same log goes on in the same way, whoever asks.
 */
export function nextFact(state: MatchState, matchSeed: number): PlayFact | undefined {
  const random = randomFrom(matchSeed ^ Math.imul(state.seq + 1, 0x9e3779b1))
  if (outcomeOf(state) !== null) return afterTheEnd(state)
  if (state.toss === null) return toss(state, random)
  const { current } = state
  if (current === null || current.closed !== null) return nextInnings(state)
  return ball(state, current, random)
}

function toss({ setup }: MatchState, random: Random): PlayFact {
  const [one, other] = setup.teams
  const decision = random.chance(0.45) ? 'bat' : 'field'
  return { type: 'toss', winner: random.pick([one.id, other.id]), decision }
}

function nextInnings({ setup, toss: called, innings }: MatchState): PlayFact {
  const [one, other] = setup.teams
  const [first, second] = innings
  if (second !== undefined) return nextSuperOver(innings, second)
  if (first !== undefined) return startOf(first.bowlingTeam)
  const winner = called?.winner === one.id ? one : other
  const loser = winner === one ? other : one
  return startOf(called?.decision === 'bat' ? winner : loser)
}

/** After a tie; the side that batted second bats first. */
function nextSuperOver(innings: readonly Innings[], second: Innings): PlayFact {
  const last = innings.at(-1) ?? second
  const team = innings.length % 2 === 0 ? last.team : last.bowlingTeam
  return { ...startOf(team), superOver: true }
}

function startOf(team: Team): InningsStarted {
  const [first, second] = team.players
  if (first === undefined || second === undefined) throw new RangeError('A side needs two players.')
  return { type: 'innings-started', battingTeam: team.id, openers: [first.id, second.id] }
}

/** The player of the match, whom the others chose: most runs and wickets, of the side that won if one did. */
function afterTheEnd(state: MatchState): PlayFact | undefined {
  const outcome = outcomeOf(state)
  if (state.playerOfMatch !== null || outcome === null || outcome.kind === 'no result') {
    return undefined
  }
  const points = new Map<PlayerId, number>()
  const add = (id: PlayerId, more: number) => points.set(id, (points.get(id) ?? 0) + more)
  for (const { team, bowlingTeam, batters, bowlers } of state.innings) {
    if (outcome.winner !== bowlingTeam.id) for (const line of batters) add(line.id, line.runs)
    if (outcome.winner !== team.id) for (const line of bowlers) add(line.id, 22 * line.wickets)
  }
  const [best] = [...points].sort(([, one], [, other]) => other - one)
  return best && { type: 'player-of-match', players: [best[0]] }
}

function ball(state: MatchState, innings: Innings, random: Random): PlayFact {
  const striker = innings.striker?.id ?? nextIn(innings, innings.nonStriker?.id)
  const nonStriker = innings.nonStriker?.id ?? nextIn(innings, striker)
  const bowler = chooseBowler(state, innings, random)
  return simulateBall(
    { striker, nonStriker, bowler },
    {
      random,
      fielding: innings.bowlingTeam,
      intent: intentOf(state, innings),
      batting: battingOf(innings.team, striker),
      bowling: skillOf(bowler),
      freeHit: innings.freeHit && state.setup.conditions.freeHit,
    },
  )
}

/** The first in the order who has not been in. */
function nextIn({ team, batterById }: Innings, partner: PlayerId | undefined): PlayerId {
  const next = team.players.find(({ id }) => id !== partner && !batterById.has(id))
  if (next === undefined) throw new RangeError('Everybody has batted.')
  return next.id
}

/** A player is as good as ever, in every match: 0 to 1. */
const skillOf = (player: PlayerId): number => randomFrom(seedOf(player)).next()

/** Those who come in early bat well. */
function battingOf({ players }: Team, player: PlayerId): number {
  const place = players.findIndex(({ id }) => id === player)
  return Math.max(0, 0.85 - Math.max(0, place - 2) * 0.1) * (0.75 + 0.25 * skillOf(player))
}

const PAR_OF_SHORT = 7.8
const PAR_OF_LONG = 5.2

/** Bolder towards the end, in a powerplay, and as the rate that is needed asks for it. */
function intentOf({ setup }: MatchState, innings: Innings): number {
  if (innings.superOver) return 0.8
  const limit = innings.ballLimit ?? 300
  const bowled = countedBalls(innings)
  const isShort = limit <= 120
  const phase = (isShort ? 0.34 : 0.14) + 0.42 * (bowled / limit) ** 3
  const start = bowled < limit * 0.3 ? 0.06 : 0
  const caution = 0.045 * Math.max(0, innings.wickets - 4)
  return Math.min(0.95, Math.max(0.08, phase + start - caution + chasing(innings, setup)))
}

function chasing(
  { target, runs, ballLimit, balls }: Innings,
  { conditions }: MatchState['setup'],
): number {
  if (target === null || ballLimit === null || balls >= ballLimit) return 0
  const needed = ((target.runs - runs) * conditions.ballsPerOver) / (ballLimit - balls)
  const par = ballLimit <= 120 ? PAR_OF_SHORT : PAR_OF_LONG
  return Math.max(-0.05, Math.min(0.34, (needed - par) * 0.04))
}
