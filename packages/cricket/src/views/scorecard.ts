import { fallOvers } from './balls.ts'
import { oversText } from '../formats/conditions.ts'
import { countedBalls } from '../fold/fold-innings.ts'
import { howOut } from '../text/how-out.ts'
import { shortNames } from '../text/names.ts'
import type { PlayerId } from '../setup.ts'
import { listedOf } from '../fold/listed.ts'
import { nameOf } from '../fold/state.ts'
import type { BatterLine, BowlerLine, Innings, InningsClose, MatchState } from '../fold/state.ts'

export type BattingRow = {
  readonly id: PlayerId
  readonly name: string
  readonly how: string
  readonly out: boolean
  readonly runs: number
  readonly balls: number
  readonly fours: number
  readonly sixes: number
  readonly dots: number
  /** Runs per hundred balls; null before the first ball. */
  readonly strikeRate: number | null
}

export type BowlingRow = {
  readonly id: PlayerId
  readonly name: string
  readonly overs: string
  readonly balls: number
  readonly maidens: number
  readonly runs: number
  readonly wickets: number
  /** The number of wides, not runs. */
  readonly wides: number
  readonly noballs: number
  readonly dots: number
  readonly fours: number
  readonly sixes: number
  /** Runs per over; null before the first ball. */
  readonly economy: number | null
}

export type FallRow = {
  readonly wicket: number
  readonly runs: number
  readonly id: PlayerId
  readonly name: string
  /** "19.6" is the last ball of the twentieth over, "19.0" a wide before its first; empty when not known. */
  readonly overs: string
}

export type ExtrasRow = {
  readonly wides: number
  readonly noballs: number
  readonly byes: number
  readonly legbyes: number
  readonly penalty: number
  readonly total: number
}

export const inningsSources = ['balls', 'card', 'total'] as const

export type InningsCard = {
  readonly number: number
  readonly team: { readonly id: string; readonly name: string }
  readonly superOver: boolean
  readonly runs: number
  readonly wickets: number
  readonly balls: number
  readonly overs: string
  readonly closed: InningsClose | null
  /** What is known of it: every ball, a card that was typed in, or the total only. */
  readonly source: (typeof inningsSources)[number]
  /** The runs needed to win, in a chase. */
  readonly target: number | null
  readonly batting: readonly BattingRow[]
  readonly didNotBat: readonly { readonly id: PlayerId; readonly name: string }[]
  readonly extras: ExtrasRow
  /** In pairs: what the side began with, and what its wickets took off. */
  readonly pairs?: { readonly start: number; readonly lost: number }
  /** Where the batting side has taken one: all powerplays, in overs ("11–12"). */
  readonly powerplays?: readonly { readonly kind: string; readonly overs: string }[]
  readonly falls: readonly FallRow[]
  readonly bowling: readonly BowlingRow[]
}

export function scorecard(state: MatchState): InningsCard[] {
  const short = shortNames(state)
  return state.innings.map((innings) => inningsCard(state, innings, short))
}

type Naming = (player: PlayerId) => string

function powerplaysOf(
  { entries, powerplays }: Innings,
  ballsPerOver: number,
): Pick<InningsCard, 'powerplays'> {
  if (!entries.some(({ fact }) => fact.type === 'powerplay-taken')) return {}
  const spans = powerplays.map(({ kind, from, to }) => {
    const [first, last] = [Math.floor(from / ballsPerOver) + 1, Math.ceil(to / ballsPerOver)]
    return { kind, overs: first === last ? `${first}` : `${first}–${last}` }
  })
  return { powerplays: spans }
}

export function inningsCard(state: MatchState, innings: Innings, short: Naming): InningsCard {
  const { ballsPerOver } = state.setup.conditions
  return {
    number: innings.number,
    team: { id: innings.team.id, name: innings.team.name },
    superOver: innings.superOver,
    runs: innings.runs,
    wickets: innings.wickets,
    balls: innings.balls,
    overs: oversText(countedBalls(innings), ballsPerOver),
    closed: innings.closed,
    source: innings.summed ?? 'balls',
    target: innings.target?.runs ?? null,
    batting: innings.batters.map((line) => battingRow(state, line, short)),
    didNotBat: didNotBat(state, innings),
    extras: extrasRow(innings),
    ...pairsOf(innings),
    ...powerplaysOf(innings, ballsPerOver),
    falls: innings.falls.map((fall) => ({
      wicket: fall.wicket,
      runs: fall.runs,
      id: fall.player,
      name: nameOf(state, fall.player),
      overs: fallOvers(fall),
    })),
    bowling: innings.bowlers.map((line) => bowlingRow(state, line)),
  }
}

function battingRow(state: MatchState, line: BatterLine, short: Naming): BattingRow {
  const { id, runs, balls, fours, sixes, dots } = line
  return {
    id,
    name: nameOf(state, id),
    how: howOut(line, short),
    out: line.dismissal !== null || line.outs > 0,
    runs,
    balls,
    fours,
    sixes,
    dots,
    strikeRate: balls === 0 ? null : (runs * 100) / balls,
  }
}

function bowlingRow(state: MatchState, line: BowlerLine): BowlingRow {
  const { id, balls, maidens, runs, wickets, wides, noballs, dots, fours, sixes } = line
  const { ballsPerOver } = state.setup.conditions
  const counted = balls + line.miscount
  return {
    id,
    name: nameOf(state, id),
    overs: oversText(counted, ballsPerOver),
    balls,
    maidens,
    runs,
    wickets,
    wides,
    noballs,
    dots,
    fours,
    sixes,
    economy: counted === 0 ? null : (runs * ballsPerOver) / counted,
  }
}

function didNotBat(state: MatchState, innings: Innings): InningsCard['didNotBat'] {
  const { batterById } = innings
  return innings.superOver
    ? []
    : listedOf(state, innings.team)
        .filter(({ id }) => !batterById.has(id))
        .map(({ id, name }) => ({ id, name }))
}

function pairsOf({ pairs, batters }: Innings): Pick<InningsCard, 'pairs'> {
  if (pairs === null) return {}
  const outs = batters.reduce((sum, line) => sum + line.outs, 0)
  return { pairs: { start: pairs.start, lost: outs * pairs.wicketCosts } }
}

function extrasRow({ wides, noballs, byes, legbyes, penalty }: Innings): ExtrasRow {
  const total = wides + noballs + byes + legbyes + penalty
  return { wides, noballs, byes, legbyes, penalty, total }
}
