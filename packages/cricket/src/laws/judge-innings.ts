import type {
  InningsEnded,
  InningsStarted,
  InningsSummed,
  OverMiscounted,
  RolesNamed,
} from '../facts.ts'
import { contradictionsOf } from './card-contradictions.ts'
import { isPenalty } from './judge-runs.ts'
import type { PerFact } from '../fold/per-fact.ts'
import type { RefusalCode } from './refusals.ts'
import { leadOf } from '../text/sentence.ts'
import type { PlayerId, TeamId } from '../setup.ts'
import { isOfSide, isSubstitute } from './sides.ts'
import type { Innings, MatchState } from '../fold/state.ts'
import { tieBreakOf } from '../result/tie-break.ts'
import { verdicts } from '../result/verdict.ts'
import { mayBeTaken, powerplayTakenNow } from '../targets/taken-powerplay.ts'

/** Facts that precede, start, limit and end an innings. */
export const inningsJudges: PerFact<MatchState, RefusalCode | null> = {
  toss: ({ winner }, state) => {
    if (state.current !== null) return 'toss-late'
    return isTeam(state, winner) ? null : 'no-such-team'
  },
  'roles-named': (fact, state) => judgeRoles(state, fact),
  'innings-started': (fact, state) => judgeStart(state, fact),
  'innings-ended': ({ reason }, { current }) => judgeOpen(current) ?? judgeEnd(current, reason),
  'innings-summed': (fact, state) =>
    judgeOpen(state.current) ?? judgeTotal(state.current, fact) ?? judgeCard(state, fact),
  'over-miscounted': (fact, { current }) => judgeOpen(current) ?? judgeMiscount(current, fact),
  'powerplay-taken': (_, state) => judgeOpen(state.current) ?? judgePowerplay(state),
  'target-revised': ({ runs }, { current }) => judgeOpen(current) ?? judgeTarget(runs),
  'match-ended': ({ result, winner }) =>
    (result === 'won') === (winner !== undefined) ? null : 'bad-result',
  'penalty-awarded': ({ team, runs }, state) => {
    if (!isTeam(state, team)) return 'no-such-team'
    return runs > 0 && isPenalty(state, runs) ? null : 'penalty-not-five'
  },
}

function isTeam({ setup }: MatchState, team: TeamId): boolean {
  return setup.teams.some(({ id }) => id === team)
}

/** Law 24.1.2: a substitute keeps wicket with the umpires’ consent, and is never captain. */
function judgeRoles(state: MatchState, { team, captain, keeper }: RolesNamed): RefusalCode | null {
  const side = state.setup.teams.find(({ id }) => id === team)
  if (side === undefined) return 'no-such-team'
  const isSub = (player: PlayerId | undefined) =>
    player !== undefined && state.current !== null && isSubstitute(state.current, player)
  if (isSub(captain)) return 'substitute-only-fields'
  const named = [captain, isSub(keeper) ? undefined : keeper]
  return named.every((player) => player === undefined || isOfSide(state, side, player))
    ? null
    : 'not-in-side'
}

function judgeOpen(innings: Innings | null): RefusalCode | null {
  if (innings === null) return 'no-innings'
  return innings.closed === null || innings.closed === 'overs' ? null : 'innings-over'
}

/** Law 15.2: an innings is forfeited before it begins. */
function judgeEnd(innings: Innings | null, reason: InningsEnded['reason']): RefusalCode | null {
  const hasBegun = innings !== null && innings.overs.length > 0
  return hasBegun && reason === 'forfeited' ? 'forfeit-after-start' : null
}

/** More has never been scored in an innings, nor bowled. */
const MOST = { runs: 2_000, balls: 3_000 }

function judgeTotal(innings: Innings | null, fact: InningsSummed): RefusalCode | null {
  if (innings === null || innings.overs.length > 0 || innings.wickets > 0) return 'total-of-balls'
  const { runs, wickets, balls } = fact
  const isTotal =
    isCount(runs, MOST.runs) &&
    isCount(wickets, innings.pairs === null ? innings.wicketLimit : MOST.balls) &&
    isCount(balls, innings.ballLimit ?? MOST.balls)
  return isTotal ? null : 'bad-total'
}

function judgeCard(state: MatchState, fact: InningsSummed): RefusalCode | null {
  const { card } = fact
  const { current } = state
  if (card === undefined || current === null) return null
  const { batting, bowling = [] } = card
  const bowlers = batting.flatMap(({ out }) => out?.bowler ?? [])
  if (!batting.every(({ player }) => isOfSide(state, current.team, player))) {
    return 'not-in-batting-side'
  }
  const field = [...bowling.map(({ player }) => player), ...bowlers]
  if (!field.every((player) => isOfSide(state, current.bowlingTeam, player))) {
    return 'not-in-fielding-side'
  }
  return contradictionsOf(state, fact).length === 0 ? null : 'bad-card'
}

const isCount = (count: number, most: number): boolean =>
  Number.isInteger(count) && count >= 0 && count <= most

function judgeTarget(runs: number | undefined): RefusalCode | null {
  return runs === undefined || (Number.isInteger(runs) && runs >= 1) ? null : 'bad-target'
}

function judgeMiscount(
  innings: Innings | null,
  { over, balls }: OverMiscounted,
): RefusalCode | null {
  const bowled = innings?.overs.length ?? 0
  const known = over === bowled || over === bowled - 1
  return known && Number.isInteger(balls) && balls >= 1 && balls <= 20 ? null : 'bad-miscount'
}

/** It begins with an over, once in an innings. */
function judgePowerplay(state: MatchState): RefusalCode | null {
  const { current } = state
  const taken = current === null ? null : powerplayTakenNow(state, current)
  if (current === null || taken === null) return 'no-powerplay-to-take'
  if (current.entries.some(({ fact }) => fact.type === 'powerplay-taken')) return 'powerplay-taken'
  if (current.over?.closed === false) return 'powerplay-within-an-over'
  return mayBeTaken(state, current, taken) ? null : 'powerplay-not-now'
}

function judgeStart(state: MatchState, fact: InningsStarted): RefusalCode | null {
  const { battingTeam, superOver, target, openers } = fact
  if (!isTeam(state, battingTeam)) return 'no-such-team'
  if (state.current !== null && state.current.closed === null) return 'innings-in-progress'
  const wrongTarget = judgeTarget(target?.runs)
  if (wrongTarget !== null) return wrongTarget
  const wrongOpeners = openers === undefined ? null : judgeOpeners(state, battingTeam, openers)
  if (wrongOpeners !== null) return wrongOpeners
  return superOver === true ? judgeSuperOver(state) : judgeTurn(state, battingTeam)
}

/** Law 25.1: two batters of the side. */
function judgeOpeners(
  state: MatchState,
  team: TeamId,
  [one, other]: NonNullable<InningsStarted['openers']>,
): RefusalCode | null {
  const side = state.setup.teams.find(({ id }) => id === team)
  if (one === other) return 'same-batter-twice'
  const isTheirs = (id: PlayerId) => side !== undefined && isOfSide(state, side, id)
  return isTheirs(one) && isTheirs(other) ? null : 'not-in-batting-side'
}

function judgeSuperOver(state: MatchState): RefusalCode | null {
  const [likely] = verdicts(state, true)
  return likely?.kind === 'tied' && tieBreakOf(state) === null ? null : 'super-over-not-due'
}

/** Law 14: the side that batted second may bat again at once only when it is far enough behind. */
function judgeTurn(state: MatchState, team: TeamId): RefusalCode | null {
  const { inningsPerSide, followOnMargin } = state.setup.conditions
  const main = state.innings.filter(({ superOver }) => !superOver)
  const had = main.filter((innings) => innings.team.id === team).length
  if (had >= inningsPerSide) return 'no-innings-left'
  const last = main.at(-1)
  if (last === undefined || last.team.id !== team) return null
  if (main.length !== 2 || followOnMargin === null) return 'follow-on-not-allowed'
  return -leadOf(state, last) >= followOnMargin ? null : 'follow-on-not-allowed'
}
