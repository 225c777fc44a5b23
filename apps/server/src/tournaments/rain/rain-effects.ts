import type { RainCall, RainEffect, RainPlan } from '@pavilion/contract/tournaments/rain-fields.ts'
import type { DecisionDetails } from '@pavilion/contract/tournaments/result-fields.ts'
import type { PlayFact } from '@pavilion/cricket/facts.ts'
import { oversText, type PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import { standardMethod } from '@pavilion/cricket/targets/chase.ts'
import type { RainConditions } from '@pavilion/cricket/targets/rain-conditions.ts'
import {
  type LostTime,
  type Ruling,
  rulingOfEnd,
  rulingOfResumption,
} from '@pavilion/cricket/targets/rain-ruling.ts'
import { ok, refused, type Result } from '@pavilion/cricket/result.ts'
import type { AppContext } from '#app-context.ts'
import { type Around, aroundOf, placeProblem } from '../fixtures/check-place.ts'
import { localsOf } from '../fixtures/fixtures.queries.ts'
import { ownConditions } from '../fixtures/own-conditions.ts'
import { placed, type Placed } from '../fixtures/placed-fixtures.ts'
import type { SetupRow } from '../manage/setup.queries.ts'
import { placeText } from '../news/decision-text.ts'
import { type Called, calledMatches, fixturesOfDay, inningsOf, rainOf } from './rain-matches.ts'
import { findToTell } from './told.queries.ts'

type Place = NonNullable<DecisionDetails['to']>
type Kind = 'moved' | 'shortened' | 'decided'

/** What a call does: shown before, written when it is carried out. */
export type Effect = {
  readonly called: Called
  readonly shown: RainEffect
  readonly facts: readonly PlayFact[]
  readonly innings: 1 | 2 | null
  /** Where a match that has not begun is played, and how; null where it stays. */
  readonly to: Place | null
  readonly conditions: PlayingConditions | null
  readonly kind: Kind | null
}

type Doing = Pick<Effect, 'facts' | 'innings' | 'to' | 'conditions' | 'kind'> & {
  readonly says: string
  readonly reckoning: RainEffect['reckoning']
}

type Asked = { readonly app: AppContext; readonly setup: SetupRow; readonly plan: RainPlan }

/** What each call of a plan does, with why it cannot. */
export async function effectsOf({ app, setup, plan }: Asked): Promise<Effect[]> {
  const { all, here } = await fixturesOfDay(app.db, setup, plan.day)
  const called = await calledMatches(app, here, plan.calls)
  const after = await afterwards({ app, setup, plan }, all)
  const around = await aroundOf(app.db, setup, app.now())
  const told = await findToTell(
    app.db,
    called.map(({ fixture }) => fixture.id),
  )
  const effects: Effect[] = []
  for (const one of called) {
    const done = await doingOf({ app, setup, plan }, one, { ...around, after })
    const whom = told.flatMap(({ fixtureId, ...who }) =>
      fixtureId === one.fixture.id ? [who] : [],
    )
    effects.push(effectOf(one, done, whom))
  }
  return effects
}

function effectOf(called: Called, done: Result<Doing>, told: RainEffect['told']): Effect {
  const { id: fixtureId, home, away, startsAt, ground } = called.fixture
  const about = { fixtureId, home: home.name, away: away.name, told }
  if (!done.ok) {
    const nothing = { says: '', problem: done.message, from: null, to: null, reckoning: null }
    const stays = { facts: [], innings: null, to: null, conditions: null, kind: null }
    return { called, shown: { ...about, ...nothing }, ...stays }
  }
  const { says, reckoning, ...rest } = done.value
  const from = rest.to === null ? null : { startsAt, ground }
  const isTold = rest.kind !== null
  const shown = { ...about, says, problem: null, from, to: rest.to, reckoning }
  return { called, shown: { ...shown, told: isTold ? told : [] }, ...rest }
}

/** The fixtures as they will be, for what is closed or taken. */
async function afterwards({ app, setup, plan }: Asked, all: readonly Placed[]): Promise<Placed[]> {
  const moves = new Map(plan.calls.map((call) => [call.fixtureId, call]))
  const rows = all.map((row) => {
    const call = moves.get(row.id)
    if (call?.kind === 'move') return { ...row, startsAt: call.startsAt, ground: call.ground }
    return call?.kind === 'end' ? { ...row, status: 'abandoned' as const } : row
  })
  return placed(app.db, setup.timeZone, rows)
}

type Afterwards = Around & { readonly after: readonly Placed[] }

async function doingOf(asked: Asked, called: Called, around: Afterwards): Promise<Result<Doing>> {
  const { call } = called
  if (call.kind === 'move') return moving(asked, called, { ...around, call })
  if (call.kind === 'end') {
    const rain = rainOf(ownConditions(called.fixture, asked.setup), asked.plan.rules)
    const ruling = rulingOfEnd(called.state, rain.ok ? rain.value : null)
    return ruling.ok ? ok(ending(called, ruling.value)) : ruling
  }
  return resuming(asked, called, call)
}

type Moving = Afterwards & { readonly call: Extract<RainCall, { kind: 'move' }> }

function moving(
  asked: Asked,
  { fixture, state }: Called,
  { call, ...around }: Moving,
): Result<Doing> {
  if (state.seq > 0) {
    const sentence = 'This match has begun. End it, then replay it from its fixture.'
    return refused('begun', sentence)
  }
  const to = { startsAt: call.startsAt, ground: call.ground }
  const isHere =
    fixture.startsAt !== null &&
    Date.parse(fixture.startsAt) === Date.parse(to.startsAt) &&
    fixture.ground === to.ground
  if (isHere) return refused('stays', 'It is played there and then already.')
  const here = around.after.find(({ id }) => id === fixture.id)
  const problem = here && placeProblem(here, around.after, around)
  if (problem !== undefined) return refused('taken', problem.message)
  const own = ownConditions(fixture, asked.setup)
  const full = rainOf(own)
  // A match that had been shortened has all its overs on another day.
  const conditions =
    full.ok && state.setup.conditions.oversPerInnings !== full.value.oversPerInnings
      ? { ...state.setup.conditions, ...own }
      : null
  const says = `Moved to ${placeText(to, asked.setup.timeZone)}`
  return ok({ ...nothing, to, conditions, kind: 'moved', says })
}

const nothing = {
  facts: [],
  innings: null,
  to: null,
  conditions: null,
  says: '',
  reckoning: null,
} as const

const MINUTE = 60_000
const minuteOf = (instant: string): number => Math.floor(Date.parse(instant) / MINUTE)

const lostTimeOf = (call: Resuming): LostTime => ({
  stoppedAt: minuteOf(call.stoppedAt),
  resumesAt: minuteOf(call.resumesAt),
  cutOff: minuteOf(call.cutOff),
  lostBefore: call.minutesLost,
  madeUp: call.minutesMadeUp,
})

type Resuming = Extract<RainCall, { kind: 'resume' }>
type Rained = { readonly ruling: Ruling; readonly rain: RainConditions }

function rulingOn(asked: Asked, { fixture, state }: Called, call: Resuming): Result<Rained> {
  const rain = rainOf(ownConditions(fixture, asked.setup), asked.plan.rules)
  if (!rain.ok) return rain
  if (Date.parse(call.cutOff) <= Date.parse(call.resumesAt)) {
    return refused('cut-off', 'Play would resume after the latest end of the match.')
  }
  const ruling = rulingOfResumption(state, rain.value, lostTimeOf(call))
  return ruling.ok ? ok({ ruling: ruling.value, rain: rain.value }) : ruling
}

async function resuming(asked: Asked, called: Called, call: Resuming): Promise<Result<Doing>> {
  const ruled = rulingOn(asked, called, call)
  if (!ruled.ok) return ruled
  const { ruling, rain } = ruled.value
  const { phase, facts, conditions } = ruling
  const to = phase === 'not begun' ? laterThan(called.fixture, call.resumesAt) : null
  const length = isOther(called.state.setup.conditions, conditions) ? conditions : null
  const reckoning = reckoningOf(ruling, rain)
  const doing = { ...nothing, facts, innings: inningsOf(phase), reckoning, kind: null }
  if (facts.length === 0 && to === null && length === null) return ok(doing)
  const [local = ''] = await localsOf(asked.app.db, asked.setup.timeZone, [call.resumesAt])
  const from = phase === 'not begun' ? `, from ${local.slice(11)}` : ''
  const says = wordsOf(ruling, rain, from)
  return ok({ ...doing, to, conditions: length, kind: 'shortened', says })
}

/** Where a match begins at another time; null where it is the same. */
const laterThan = ({ startsAt, ground }: Called['fixture'], at: string): Place | null =>
  startsAt !== null && minuteOf(startsAt) === minuteOf(at) ? null : { startsAt: at, ground }

const isOther = (before: PlayingConditions, after: PlayingConditions | null): boolean =>
  after !== null && before.oversPerInnings !== after.oversPerInnings

function wordsOf({ resumption }: Ruling, { method, ballsPerOver }: RainConditions, from: string) {
  if (resumption === null) return ''
  const { next, balls, target } = resumption
  const overs = (count: number) => oversText(count, ballsPerOver)
  if (next === 'first innings') {
    return `${overs(balls.first)} overs a side${from}`
  }
  return `Target ${target ?? 0} in ${overs(balls.second)} overs, ${method.table.name}`
}

function reckoningOf({ resumption }: Ruling, rain: RainConditions): RainEffect['reckoning'] {
  if (resumption === null) return null
  const { ballsLost, balls, resources, target, par, quota, powerplays } = resumption
  return {
    method: rain.method.table.name,
    ballsPerOver: rain.ballsPerOver,
    ballsLost,
    balls,
    resources,
    target,
    par,
    quota,
    powerplayBalls: powerplays[0]?.to ?? 0,
    minimumOvers: rain.minimumOvers,
  }
}

function ending({ state }: Called, { facts, end }: Ruling): Doing {
  return { ...nothing, facts, kind: 'decided', says: endWords(state.innings, facts, end) }
}

type Named = { readonly team: { readonly id: string; readonly name: string } }

function endWords(innings: readonly Named[], facts: readonly PlayFact[], end: Ruling['end']) {
  if (end?.kind === 'tied') return `Match tied, ${standardMethod.table.name}`
  if (end?.kind !== 'won') return nobodyWon(facts)
  const name = innings[end.winner === 'team 1' ? 0 : 1]?.team.name ?? ''
  const margin = 'runs' in end.by ? count(end.by.runs, 'run') : count(end.by.wickets, 'wicket')
  return `${name} won by ${margin}, ${standardMethod.table.name}`
}

function nobodyWon(facts: readonly PlayFact[]): string {
  const isAbandoned = facts.some((fact) => fact.type === 'match-ended' && fact.method !== undefined)
  return isAbandoned ? 'Abandoned without a ball bowled' : 'No result'
}

const count = (many: number, one: string): string => `${many} ${one}${many === 1 ? '' : 's'}`
