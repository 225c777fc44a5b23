import type { BatterRetired, Wicket } from '../facts.ts'
import { batterLine } from './fold-innings.ts'
import { chargeFor } from './fold-turns.ts'
import type { PlayerId } from '../setup.ts'
import type { BatterLine, Innings, Partnership } from './state.ts'

const nobody: readonly [] = []

/** Puts these two at the wicket, and starts a partnership if the pair is new. */
export function takeGuard(innings: Innings, striker: PlayerId, nonStriker: PlayerId): void {
  if (innings.striker?.id !== striker) innings.striker = arrive(innings, striker)
  if (innings.nonStriker?.id !== nonStriker) innings.nonStriker = arrive(innings, nonStriker)
  const { partnership } = innings
  if (partnership === null || !isPair(partnership, innings)) joinPair(innings)
}

function arrive(innings: Innings, id: PlayerId): BatterLine {
  const line = batterLine(innings, id)
  if (line.left !== null) comeBack(innings, line)
  return line
}

function isPair(partnership: Partnership, { striker, nonStriker }: Innings): boolean {
  const { first, second } = partnership
  return (
    (first === striker && second === nonStriker) || (first === nonStriker && second === striker)
  )
}

function joinPair(innings: Innings): void {
  const { striker, nonStriker } = innings
  if (striker === null || nonStriker === null) return
  if (innings.partnership !== null) innings.partnership.unbroken = false
  const striking = innings.batters.indexOf(striker)
  const strikerFirst = striking <= innings.batters.indexOf(nonStriker)
  const partnership: Partnership = {
    wicket: innings.pairs === null ? innings.wickets + 1 : innings.partnerships.length + 1,
    first: strikerFirst ? striker : nonStriker,
    second: strikerFirst ? nonStriker : striker,
    runs: 0,
    balls: 0,
    firstRuns: 0,
    firstBalls: 0,
    secondRuns: 0,
    secondBalls: 0,
    unbroken: true,
  }
  innings.partnerships.push(partnership)
  innings.partnership = partnership
}

/** A batter fills the vacant place; without one, the following balls decide. */
export function comeIn(innings: Innings, id: PlayerId): void {
  const line = arrive(innings, id)
  if (line === innings.striker || line === innings.nonStriker) return
  if (innings.striker === null) innings.striker = line
  else if (innings.nonStriker === null) innings.nonStriker = line
  if (innings.striker !== null && innings.nonStriker !== null) joinPair(innings)
}

function comeBack(innings: Innings, line: BatterLine): void {
  if (line.left !== 'limit') innings.away--
  line.left = null
  if (innings.closed === 'all out') innings.closed = null
}

/** Ends the batter's innings. Answers whether it counts as a wicket: retired hurt does not (Law 25.4). */
export function dismiss(innings: Innings, wicket: Wicket, bowler: PlayerId | null): boolean {
  const line = batterLine(innings, wicket.playerOut)
  if (wicket.kind === 'retired hurt' || wicket.kind === 'retired not out') {
    leave(innings, line, wicket.kind === 'retired hurt' ? 'hurt' : 'not out')
    return false
  }
  if (line.left !== null) comeBack(innings, line)
  const goes = innings.pairs === null || wicket.kind === 'retired out'
  if (goes) line.dismissal = { kind: wicket.kind, bowler, fielders: wicket.fielders ?? nobody }
  else chargeFor(innings, line, innings.pairs.wicketCosts)
  fall(innings, wicket)
  if (goes) vacate(innings, line)
  return true
}

function fall(innings: Innings, { kind, playerOut }: Wicket): void {
  innings.wickets++
  innings.falls.push({
    wicket: innings.wickets,
    runs: innings.runs,
    player: playerOut,
    balls: innings.balls + innings.miscount,
    over: innings.over?.index ?? 0,
    ball: innings.over?.balls ?? 0,
    kind,
  })
}

function leave(innings: Innings, line: BatterLine, reason: NonNullable<BatterLine['left']>): void {
  if (line.left === null && reason !== 'limit') innings.away++
  line.left = reason
  vacate(innings, line)
}

function vacate(innings: Innings, line: BatterLine): void {
  if (innings.striker !== line && innings.nonStriker !== line) return
  if (innings.striker === line) innings.striker = null
  if (innings.nonStriker === line) innings.nonStriker = null
  if (innings.partnership !== null) innings.partnership.unbroken = false
  innings.partnership = null
}

/** Out between balls: nobody has the wicket, and an over under way counts it. */
export function dismissWithoutBall(innings: Innings, wicket: Wicket): void {
  dismiss(innings, wicket, null)
  const { over } = innings
  if (over === null || over.closed) return
  over.wickets++
  over.totalWickets = innings.wickets
}

/** Retires a batter between balls: only "out" counts as a wicket. */
export function retire(innings: Innings, { player, reason }: BatterRetired): void {
  if (reason === 'out') dismissWithoutBall(innings, { kind: 'retired out', playerOut: player })
  else leave(innings, batterLine(innings, player), reason)
}

/** Who has reached the runs at which batters retire leaves, if somebody else can come in. */
export function retireAtLimit(
  innings: Innings,
  id: PlayerId,
  { waiting }: { waiting: number },
): void {
  const line = innings.batterById.get(id)
  if (line === undefined || line.dismissal !== null || line.left !== null) return
  if (waiting > 0 || innings.batters.some(({ left }) => left === 'limit')) {
    leave(innings, line, 'limit')
  }
}

/** Does nothing for a player who has batted already. */
export function markAbsent(innings: Innings, player: PlayerId): void {
  if (innings.batterById.has(player)) return
  batterLine(innings, player).absent = true
  innings.absent.push(player)
}

export function swap(innings: Innings): void {
  const { striker } = innings
  innings.striker = innings.nonStriker
  innings.nonStriker = striker
}
