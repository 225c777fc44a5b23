import { ballsPerInnings } from '../formats/conditions.ts'
import type { PlayingConditions } from '../formats/conditions.ts'
import type { InningsStarted } from '../facts.ts'
import type { PlayerId, Team, TeamId } from '../setup.ts'
import { listedOf } from './listed.ts'
import type { BatterLine, BowlerLine, Innings, MatchState } from './state.ts'

/** The innings that a fact starts; its target follows from earlier scores unless set explicitly. */
export function openInnings(state: MatchState, fact: InningsStarted): Innings {
  const { conditions } = state.setup
  const [home, away] = state.setup.teams
  const team = home.id === fact.battingTeam ? home : away
  const superOver = fact.superOver === true
  const limit = superOver ? (conditions.superOver?.balls ?? 6) : ballsPerInnings(conditions)
  const target = targetOf(state, fact, team)
  return {
    ...blank(),
    ...startOf(conditions, superOver),
    number: state.innings.length + 1,
    team,
    bowlingTeam: team === home ? away : home,
    superOver,
    target,
    ballLimit: target?.balls ?? limit,
    wicketLimit: wicketLimit(state, team, superOver),
    powerplays: fact.powerplays ?? (superOver ? [] : conditions.powerplays),
  }
}

function startOf(conditions: PlayingConditions, superOver: boolean) {
  const pairs = superOver ? null : (conditions.pairs ?? null)
  return { pairs, runs: pairs?.start ?? 0 }
}

function blank() {
  return {
    wickets: 0,
    balls: 0,
    miscount: 0,
    wides: 0,
    noballs: 0,
    byes: 0,
    legbyes: 0,
    penalty: 0,
    batters: [],
    bowlers: [],
    batterById: new Map<PlayerId, BatterLine>(),
    bowlerById: new Map<PlayerId, BowlerLine>(),
    striker: null,
    nonStriker: null,
    bowler: null,
    overs: [],
    over: null,
    nextOverBalls: null,
    partnerships: [],
    partnership: null,
    falls: [],
    away: 0,
    replaced: 0,
    absent: [],
    substitutes: [],
    freeHit: false,
    closed: null,
    summed: null,
    entries: [],
  }
}

function wicketLimit(state: MatchState, team: Team, superOver: boolean): number {
  const { conditions } = state.setup
  if (superOver) return conditions.superOver?.wickets ?? 2
  const listed = listedOf(state, team).length
  const side =
    listed >= 2 && listed < conditions.playersPerSide ? listed : conditions.playersPerSide
  return conditions.lastManStands ? side : side - 1
}

/** How many of the side have not been in yet, by the number that it may have. */
export const yetToBat = (
  { wicketLimit: most, replaced, batters }: Innings,
  { lastManStands }: PlayingConditions,
): number => most + (lastManStands ? 0 : 1) + replaced - batters.length

/** A side that was short has one more to bat, if its innings goes on. */
export function widen(state: MatchState, team: TeamId): void {
  const { current } = state
  if (current === null || current.closed !== null || current.team.id !== team) return
  current.wicketLimit = wicketLimit(state, current.team, current.superOver)
}

function targetOf(state: MatchState, fact: InningsStarted, team: Team): Innings['target'] {
  if (fact.target !== undefined) {
    return { runs: fact.target.runs, balls: fact.target.balls ?? null, given: true }
  }
  const runs = impliedTarget(state, fact.superOver === true, team)
  return runs === null ? null : { runs, balls: null, given: false }
}

function impliedTarget(state: MatchState, superOver: boolean, team: Team): number | null {
  if (superOver) {
    const supers = state.innings.filter((innings) => innings.superOver)
    const last = supers.at(-1)
    return supers.length % 2 === 1 && last !== undefined ? last.runs + 1 : null
  }
  const innings = state.innings.filter((one) => !one.superOver)
  if (innings.length !== state.setup.conditions.inningsPerSide * 2 - 1) return null
  const lead = innings.reduce((sum, one) => sum + (one.team === team ? -one.runs : one.runs), 0)
  return lead + 1
}

/**
 * The innings of a side to which penalty runs count that it is awarded in the field (Law 41.18): its last one,
 * in a Super Over the one of that Super Over. Undefined when it has yet to bat.
 */
export function inningsAwarded(innings: readonly Innings[], team: TeamId): Innings | undefined {
  if (innings.at(-1)?.superOver !== true) {
    return innings.findLast((one) => one.team.id === team && !one.superOver)
  }
  const supers = innings.filter((one) => one.superOver)
  const [first] = supers.slice(supers.length % 2 === 0 ? -2 : -1)
  return first?.team.id === team ? first : undefined
}

/** The batter's line, created on first use. */
export function batterLine(innings: Innings, id: PlayerId): BatterLine {
  const known = innings.batterById.get(id)
  if (known !== undefined) return known
  const line: BatterLine = {
    id,
    runs: 0,
    balls: 0,
    fours: 0,
    sixes: 0,
    dots: 0,
    dismissal: null,
    outs: 0,
    left: null,
    absent: false,
  }
  innings.batterById.set(id, line)
  innings.batters.push(line)
  return line
}

export function bowlerLine(innings: Innings, id: PlayerId): BowlerLine {
  const known = innings.bowlerById.get(id)
  if (known !== undefined) return known
  const line: BowlerLine = {
    id,
    balls: 0,
    miscount: 0,
    maidens: 0,
    runs: 0,
    wickets: 0,
    wides: 0,
    noballs: 0,
    dots: 0,
    fours: 0,
    sixes: 0,
  }
  innings.bowlerById.set(id, line)
  innings.bowlers.push(line)
  return line
}

/**
 * Closes the innings when nothing more can be bowled, or reopens it when a later fact shows that more was. Pairs bat
 * all their overs.
 */
export function closeIfDone(innings: Innings): void {
  const { pairs, target } = innings
  if (pairs === null && target !== null && innings.runs >= target.runs) innings.closed = 'target'
  else if (pairs === null && lost(innings) >= innings.wicketLimit) innings.closed = 'all out'
  else if (innings.ballLimit !== null && countedBalls(innings) >= innings.ballLimit) {
    innings.closed = 'overs'
  }
}

/** The number of batters who will not bat any more, out or not. */
export function lost({ wickets, away, absent, replaced }: Innings): number {
  return wickets + away + absent.length - replaced
}

/** Legal balls, counting a miscounted over as complete (Law 17.5). */
export function countedBalls(innings: Innings): number {
  return innings.balls + innings.miscount
}
