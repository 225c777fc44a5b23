import type { PlayFact } from '@pavilion/cricket/facts.ts'
import type { Innings, MatchState } from '@pavilion/cricket/fold/state.ts'
import { canBeDrawn } from '@pavilion/cricket/formats/conditions.ts'
import { unitOf } from '@pavilion/cricket/text/length-text.ts'
import { judge } from '@pavilion/cricket/laws/judge.ts'
import { abandonedAs, hasBall } from '@pavilion/cricket/targets/interrupted.ts'
import * as t from '#texts/scoring.ts'
import { type MoreEntry, outWithoutBall } from './without-ball.ts'

export type MoreGroup = { readonly title: string; readonly entries: readonly MoreEntry[] }

/** What may be recorded now besides balls; groups without anything are left out. */
export function moreOf(state: MatchState): readonly MoreGroup[] {
  const { current } = state
  const open = current !== null && current.closed === null ? current : null
  const groups: MoreGroup[] = [
    { title: t.groupBatterLeaves, entries: open ? leaving(state, open) : [] },
    { title: t.groupBatterReturns, entries: returning(state) },
    { title: t.groupOutWithoutBall, entries: open ? outWithoutBall(state) : [] },
    { title: t.groupPenaltyRuns, entries: current ? penalties(state) : [] },
    { title: t.groupPlay, entries: stoppages(state) },
    { title: t.powerplays, entries: open ? powerplay(state) : [] },
    { title: t.groupOver, entries: open ? overEnd(state, open) : [] },
    { title: t.groupInnings, entries: open ? inningsEnds(state, open) : [] },
    { title: t.groupMatch, entries: matchEnds(state) },
  ]
  return groups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ fact }) => judge(state, fact).ok),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** Whom the Laws let bat on when all others are out (Law 25.4); before that, whoever comes in is asked for. */
function returning({ current, names }: MatchState): MoreEntry[] {
  if (current?.closed !== 'all out') return []
  return current.batters.flatMap(({ id, left, dismissal }): MoreEntry[] => {
    const name = names.get(id) ?? ''
    const fact = { type: 'batter-returned', player: id } as const
    if (left !== null) return [{ label: t.namedReturns({ name }), fact }]
    return dismissal?.kind === 'retired out'
      ? [{ label: t.returnsIfConsented({ name }), fact: { ...fact, consent: true } }]
      : []
  })
}

const PENALTY = 5

function leaving({ names }: MatchState, { striker, nonStriker }: Innings): MoreEntry[] {
  const reasons = [
    ['hurt', t.retiresHurt],
    ['not out', t.retiresNotOut],
    ['out', t.retiresOut],
  ] as const
  return [striker, nonStriker].flatMap((line) =>
    line === null
      ? []
      : reasons.map(([reason, says]) => ({
          label: says({ name: names.get(line.id) ?? '' }),
          fact: { type: 'batter-retired', player: line.id, reason },
        })),
  )
}

const penalties = ({ setup }: MatchState): MoreEntry[] => {
  const { overRatePenalty } = setup.conditions
  return [PENALTY, ...(overRatePenalty === undefined ? [] : [overRatePenalty])].flatMap((runs) =>
    setup.teams.map(({ id, name }) => ({
      label: t.penaltyTo({ runs, team: name }),
      fact: { type: 'penalty-awarded', team: id, runs },
    })),
  )
}

const reasons = [t.rain, t.badLight, t.drinks, t.lunch, t.tea, t.stumps, t.injury] as const

const stoppages = ({ stoppage, ended }: MatchState): MoreEntry[] => {
  if (ended !== null) return []
  if (stoppage !== null) return [{ label: t.playResumes, fact: { type: 'play-resumed' } }]
  return reasons.map((reason) => ({ label: reason, fact: { type: 'stoppage', reason } }))
}

const powerplay = ({ setup }: MatchState): MoreEntry[] => {
  const { battingPowerplay } = setup.conditions
  if (battingPowerplay === undefined) return []
  const { overs } = battingPowerplay
  return [{ label: t.takesThePowerplay({ overs }), fact: { type: 'powerplay-taken' } }]
}

/** Law 17.5: the umpires’ count stands, though it be wrong. */
function overEnd({ setup }: MatchState, { over }: Innings): MoreEntry[] {
  if (over === null) return []
  const { index, balls, closed, due } = over
  const told = { over: index + 1, unit: unitOf(setup.conditions) }
  const count = closed ? due + 1 : balls
  const label = closed ? t.umpiresLetOverGoOn(told) : t.umpiresEndOver({ ...told, balls })
  return count === 0
    ? []
    : [{ label, fact: { type: 'over-miscounted', over: index, balls: count } }]
}

function inningsEnds({ setup }: MatchState, { team, balls }: Innings): MoreEntry[] {
  const ends: MoreEntry[] = [
    { label: t.areAllOut({ team: team.name }), fact: { type: 'innings-ended', reason: 'all out' } },
    { label: t.inningsEndsHere, fact: { type: 'innings-ended', reason: 'closed' } },
  ]
  const declared: PlayFact = {
    type: 'innings-ended',
    reason: balls === 0 ? 'forfeited' : 'declared',
  }
  const declares = balls === 0 ? t.forfeits : t.declares
  return canBeDrawn(setup.conditions)
    ? [{ label: declares({ team: team.name }), fact: declared }, ...ends]
    : ends
}

function matchEnds(state: MatchState): MoreEntry[] {
  const { ended, setup } = state
  if (ended !== null) return []
  const method = abandonedAs(state)
  const label = hasBall(state) ? t.abandoned : t.abandonedWithoutBall
  const draw: MoreEntry = { label: t.drawn, fact: { type: 'match-ended', result: 'drawn' } }
  return [
    { label: t.noResult, fact: { type: 'match-ended', result: 'no result' } },
    { label, fact: { type: 'match-ended', result: 'no result', method } },
    ...(canBeDrawn(setup.conditions) ? [draw] : []),
    ...setup.teams.map(({ id, name }): MoreEntry => ({
      label: t.awardedTo({ team: name }),
      fact: { type: 'match-ended', result: 'won', winner: id, method: 'Awarded' },
    })),
  ]
}
