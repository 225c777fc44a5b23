import type { InningsStarted, PlayFact } from '../facts.ts'
import { oversText } from '../formats/conditions.ts'
import type { Innings, MatchState } from '../fold/state.ts'
import { penaltiesOf } from './write-penalties.ts'
import { writeOvers } from './write-overs.ts'
import type { OversToWrite } from './write-overs.ts'
import type { WrittenInnings, WrittenMiscount } from './written.ts'

export type HowToWrite = Pick<OversToWrite, 'names' | 'isNumbered'>

export function writeAllInnings(state: MatchState, how: HowToWrite): WrittenInnings[] {
  const starts = state.outside.flatMap(({ fact }) =>
    fact.type === 'innings-started' ? [fact] : [],
  )
  const early = state.outside.flatMap(({ fact }) => (fact.type === 'player-replaced' ? [fact] : []))
  const penalties = penaltiesOf(state)
  return state.innings.map((innings, index) => {
    const started = starts[index]
    const waiting = index === 0 ? early : []
    const rest = { started, waiting, penalty: penalties[index] }
    return writeInnings(state, innings, { ...rest, ...how })
  })
}

type Rest = OversToWrite & {
  readonly started: InningsStarted | undefined
  readonly penalty: { readonly pre: number; readonly post: number } | undefined
}

function writeInnings(state: MatchState, innings: Innings, rest: Rest): WrittenInnings {
  const { started, penalty, names } = rest
  const { ballsPerOver } = state.setup.conditions
  const absent = innings.absent.map(names.player)
  return {
    team: names.team(innings.team.id),
    ...playOf(innings, rest),
    ...sumOf(innings),
    ...(absent.length > 0 && { absent_hurt: absent }),
    ...penaltyOf(penalty),
    ...powerplaysOf(innings, ballsPerOver),
    ...miscountsOf(innings),
    ...targetOf(innings, started, ballsPerOver),
    ...(innings.superOver && { super_over: true }),
  }
}

function playOf(
  innings: Innings,
  rest: Rest,
): Pick<WrittenInnings, 'overs' | 'declared' | 'forfeited'> {
  if (innings.closed === 'forfeited' && innings.overs.length === 0) return { forfeited: true }
  const overs = writeOvers(innings, rest)
  return { overs, ...(innings.closed === 'declared' && { declared: true }) }
}

function sumOf({ entries }: Innings): Pick<WrittenInnings, 'summed'> {
  const fact = entries.map((entry) => entry.fact).find(({ type }) => type === 'innings-summed')
  if (fact?.type !== 'innings-summed') return {}
  const { runs, wickets, balls } = fact
  return { summed: { runs, wickets, balls } }
}

function penaltyOf(penalty: Rest['penalty']): Pick<WrittenInnings, 'penalty_runs'> {
  const { pre = 0, post = 0 } = penalty ?? {}
  if (pre === 0 && post === 0) return {}
  return { penalty_runs: { ...(pre > 0 && { pre }), ...(post > 0 && { post }) } }
}

function powerplaysOf(
  { powerplays, overs }: Innings,
  ballsPerOver: number,
): Pick<WrittenInnings, 'powerplays'> {
  if (overs.length === 0 || powerplays.length === 0) return {}
  const written = powerplays.map(({ kind, from, to }) => ({
    from: deliveryAt(from, ballsPerOver),
    to: deliveryAt(to - 1, ballsPerOver),
    type: kind,
  }))
  return { powerplays: written }
}

/** The ball at this index of the innings, from 0, as "5.6" counts it. */
function deliveryAt(ball: number, ballsPerOver: number): number {
  return Number(`${Math.floor(ball / ballsPerOver)}.${(ball % ballsPerOver) + 1}`)
}

function miscountsOf({ entries }: Innings): Pick<WrittenInnings, 'miscounted_overs'> {
  const counts = entries.flatMap(({ fact }) =>
    fact.type === 'over-miscounted' ? [[`${fact.over}`, miscountOf(fact)]] : [],
  )
  return counts.length === 0 ? {} : { miscounted_overs: Object.fromEntries(counts) }
}

function miscountOf({
  balls,
  umpire,
}: Extract<PlayFact, { type: 'over-miscounted' }>): WrittenMiscount {
  return { balls, ...(umpire !== undefined && { umpire }) }
}

/** That of a chase within a number of balls; of others only one that was set. */
function targetOf(
  { target, ballLimit, superOver }: Innings,
  started: InningsStarted | undefined,
  ballsPerOver: number,
): Pick<WrittenInnings, 'target'> {
  if (target === null) return {}
  const isSet = target.given && (started?.target !== undefined || !superOver)
  if (!isSet && (superOver || ballLimit === null)) return {}
  const overs = ballLimit === null ? undefined : Number(oversText(ballLimit, ballsPerOver))
  return { target: { ...(overs !== undefined && { overs }), runs: target.runs } }
}
