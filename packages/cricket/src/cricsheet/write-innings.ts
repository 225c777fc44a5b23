import type { InningsStarted, PlayFact } from '../facts.ts'
import { oversText } from '../formats/conditions.ts'
import type { Powerplay } from '../formats/conditions.ts'
import type { Innings, MatchState } from '../fold/state.ts'
import { penaltiesOf } from './write-penalties.ts'
import { writeOvers } from './write-overs.ts'
import type { OversToWrite } from './write-overs.ts'
import type { WrittenInnings, WrittenMiscount, WrittenPowerplay } from './written.ts'

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
  const { pre = 0, post = 0 } = penalty ?? {}
  const isForfeited = innings.closed === 'forfeited' && innings.overs.length === 0
  const { ballsPerOver } = state.setup.conditions
  const powerplays = powerplaysOf(innings, ballsPerOver)
  const miscounts = miscountsOf(innings)
  const absent = innings.absent.map(names.player)
  return {
    team: names.team(innings.team.id),
    ...(!isForfeited && { overs: writeOvers(innings, rest) }),
    ...(absent.length > 0 && { absent_hurt: absent }),
    ...((pre > 0 || post > 0) && {
      penalty_runs: { ...(pre > 0 && { pre }), ...(post > 0 && { post }) },
    }),
    ...(innings.closed === 'declared' && { declared: true }),
    ...(isForfeited && { forfeited: true }),
    ...(powerplays.length > 0 && { powerplays }),
    ...(Object.keys(miscounts).length > 0 && { miscounted_overs: miscounts }),
    ...targetOf(innings, started, ballsPerOver),
    ...(innings.superOver && { super_over: true }),
  }
}

function powerplaysOf({ powerplays, overs }: Innings, ballsPerOver: number): WrittenPowerplay[] {
  if (overs.length === 0) return []
  return powerplays.map(({ kind, from, to }: Powerplay) => ({
    from: deliveryAt(from, ballsPerOver),
    to: deliveryAt(to - 1, ballsPerOver),
    type: kind,
  }))
}

/** The ball at this index of the innings, from 0, as "5.6" counts it. */
function deliveryAt(ball: number, ballsPerOver: number): number {
  return Number(`${Math.floor(ball / ballsPerOver)}.${(ball % ballsPerOver) + 1}`)
}

function miscountsOf({ entries }: Innings): Record<string, WrittenMiscount> {
  return Object.fromEntries(
    entries.flatMap(({ fact }) =>
      fact.type === 'over-miscounted' ? [[`${fact.over}`, miscountOf(fact)]] : [],
    ),
  )
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
