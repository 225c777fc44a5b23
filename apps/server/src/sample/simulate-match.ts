import { countedBalls } from '@pavilion/cricket/fold/fold-innings.ts'
import type { BallBowled, InningsStarted, PlayFact } from '@pavilion/cricket/facts.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'
import type { PlayerId, Team } from '@pavilion/cricket/setup.ts'
import type { Innings, MatchState } from '@pavilion/cricket/fold/state.ts'
import { chooseBowler } from './choose-bowler.ts'
import { pitchOfBall } from './pitch-of-ball.ts'
import type { Random } from './random.ts'
import { randomFrom, seedOf } from './random.ts'
import { REGULARS } from './sample-people.ts'
import { KEEPER, simulateBall } from './simulate-ball.ts'

/**
 * The next fact of a limited-overs match between sides of eleven in batting order; undefined once it is
 * over. The same log of the same match always continues in the same way.
 */
export function nextFact(state: MatchState, matchSeed: number): PlayFact | undefined {
  const seed = matchSeed ^ Math.imul(state.seq + 1 - state.roles.size, 0x9e3779b1)
  const random = randomFrom(seed)
  if (outcomeOf(state) !== null) return afterTheEnd(state)
  const { current, roles, setup, toss: called } = state
  if (called === null) return toss(state, random)
  const silent = setup.teams.find(({ id }) => !roles.has(id))
  if (silent !== undefined) return rolesOf(silent)
  if (current === null || current.closed !== null) return nextInnings(state)
  const pitched = pitchOfBall(seed)
  return { ...ball(state, current, random), ...(pitched && { pitched }) }
}

function toss({ setup }: MatchState, random: Random): PlayFact {
  const [one, other] = setup.teams
  const decision = random.chance(0.45) ? 'bat' : 'field'
  return { type: 'toss', winner: random.pick([one.id, other.id]), decision }
}

/** Names captain and wicket-keeper at the toss. */
function rolesOf({ id, players }: Team): PlayFact {
  const captain = players[(seedOf(id) >>> 0) % REGULARS]?.id
  const keeper = players[KEEPER]?.id
  return {
    type: 'roles-named',
    team: id,
    ...(captain !== undefined && { captain }),
    ...(keeper !== undefined && { keeper }),
  }
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

/** The player of the match: most runs and wickets, of the winning side if there is one. */
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

function ball(state: MatchState, innings: Innings, random: Random): BallBowled {
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

/** The first in the batting order who has not batted. */
function nextIn({ team, batterById }: Innings, partner: PlayerId | undefined): PlayerId {
  const next = team.players.find(({ id }) => id !== partner && !batterById.has(id))
  if (next === undefined) throw new RangeError('Everybody has batted.')
  return next.id
}

/** A player has the same skill in every match, from 0 to 1. */
const skillOf = (player: PlayerId): number => randomFrom(seedOf(player)).next()

/** Top-order batters bat well. */
function battingOf({ players }: Team, player: PlayerId): number {
  const place = players.findIndex(({ id }) => id === player)
  return Math.max(0, 0.85 - Math.max(0, place - 2) * 0.1) * (0.75 + 0.25 * skillOf(player))
}

const PAR_OF_SHORT = 7.8
const PAR_OF_LONG = 5.2

/** Batting is bolder at the end, in a powerplay, and as the required rate rises. */
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
