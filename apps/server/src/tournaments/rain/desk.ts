import { type RainDesk, RainRules } from '@pavilion/contract/tournaments/rain-fields.ts'
import { MatchId } from '@pavilion/contract/ids.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { oversText } from '@pavilion/cricket/formats/conditions.ts'
import { interrupted, type Phase, phaseOf } from '@pavilion/cricket/targets/interrupted.ts'
import { standardMethod } from '@pavilion/cricket/targets/chase.ts'
import { teamRef } from '#records/references.queries.ts'
import { playingConditions } from '#scoring/scoring.ts'
import { after } from '#security/instants.ts'
import type { AppContext } from '#app-context.ts'
import { localsOf } from '../fixtures/fixtures.queries.ts'
import { ownConditions } from '../fixtures/own-conditions.ts'
import type { SetupRow } from '../manage/setup.queries.ts'
import { matchOf } from '../results/settle-match.ts'
import { fixturesOfDay, inningsOf, type RainFixture, rainOf } from './rain-matches.ts'
import {
  findLatestRules,
  findRainItems,
  findRunsOfDay,
  type ItemRow,
  type RunRow,
} from './rain.queries.ts'

/** Where the method has no values for the matches of a tournament. */
const anyRules = RainRules.parse({ secondsPerOver: 252, minimumOvers: 5 })

/** The matches of a day, by default today or the next day with matches. */
export async function consoleOf(
  app: AppContext,
  setup: SetupRow,
  asked: string | undefined,
): Promise<RainDesk> {
  const [now = ''] = await localsOf(app.db, setup.timeZone, [app.now()])
  const today = now.slice(0, 10)
  const { all } = await fixturesOfDay(app.db, setup, today)
  const days = daysIn(all)
  const day = asked ?? days.find((one) => one >= today) ?? days.at(-1) ?? today
  const { here } = await fixturesOfDay(app.db, setup, day)
  const runs = await findRunsOfDay(app.db, setup.id, day)
  const items = await findRainItems(
    app.db,
    runs.map(({ id }) => id),
  )
  const rules = await rulesOf(app, setup)
  const matches = []
  for (const fixture of here) {
    const state = await matchOf(app, fixture.matchId)
    matches.push(matchOn({ setup, rules, fixture, state, items }))
  }
  return {
    name: setup.fields.name,
    day,
    timeZone: setup.timeZone,
    days,
    grounds: [...setup.fields.grounds],
    rules,
    method: standardMethod.table.name,
    matches,
    runs: runs.map((run) => runOn(run, items, all)),
  }
}

type All = Awaited<ReturnType<typeof fixturesOfDay>>['all']

const runOn = ({ id, by, at, plan }: RunRow, items: readonly ItemRow[], all: All) => ({
  id,
  by,
  at,
  reason: plan.reason,
  receipts: items
    .filter(({ runId }) => runId === id)
    .map(({ fixtureId, state, says }) => {
      const fixture = all.find((one) => one.id === fixtureId)
      return {
        fixtureId,
        home: fixture?.home?.name ?? '',
        away: fixture?.away?.name ?? '',
        state,
        says,
      }
    }),
})

const daysIn = (all: All): string[] =>
  [
    ...new Set(all.flatMap(({ matchId, local }) => (matchId === null ? [] : (local?.day ?? [])))),
  ].toSorted()

async function rulesOf({ db }: AppContext, setup: SetupRow): Promise<RainRules> {
  const latest = await findLatestRules(db, setup.id)
  if (latest !== undefined) return latest
  const usual = rainOf(playingConditions(setup.fields.conditions))
  if (!usual.ok) return anyRules
  const { secondsPerOver, minimumOvers, method } = usual.value
  return { secondsPerOver, minimumOvers, g50: method.g50 }
}

type On = {
  readonly setup: SetupRow
  readonly rules: RainRules
  readonly fixture: RainFixture
  readonly state: MatchState
  readonly items: readonly ItemRow[]
}

function matchOn({ setup, rules, fixture, state, items }: On): RainDesk['matches'][number] {
  const { id: fixtureId, matchId, home, away, startsAt, ground, result } = fixture
  const phase = phaseOf(state)
  const rain = rainOf(ownConditions(fixture, setup), rules)
  const usualEnd = startsAt === null || !rain.ok ? null : endOf(startsAt, rain.value)
  const isBefore = phase === 'not begun' || phase === 'toss'
  return {
    fixtureId,
    matchId: MatchId.parse(matchId),
    home: teamRef(home),
    away: teamRef(away),
    startsAt,
    ground,
    phase,
    score: result === '' ? scoreOf(state) : result,
    noMethod: rain.ok ? null : rain.message,
    needsTarget: rain.ok && needsTarget(state),
    stoppedAt: isBefore ? startsAt : null,
    ...lostSo(
      items.filter((one) => one.fixtureId === fixtureId && one.state === 'done'),
      { phase, usualEnd, graceMinutes: rain.ok ? rain.value.graceMinutes : 0 },
    ),
  }
}

type Since = {
  readonly phase: Phase
  readonly usualEnd: string | null
  readonly graceMinutes: number
}

/** What the plans of the day have taken from the innings in progress. */
function lostSo(items: readonly ItemRow[], { phase, usualEnd, graceMinutes }: Since) {
  const innings = inningsOf(phase)
  const calls = items.flatMap(({ call, innings: of }) =>
    call.kind === 'resume' ? [{ call, of }] : [],
  )
  const inThis = calls.filter(({ of }) => of === innings).map(({ call }) => call)
  const lostIn = (some: readonly (typeof calls)[number]['call'][]) =>
    some.reduce((sum, call) => sum + minutesBetween(call.stoppedAt, call.resumesAt), 0)
  const earlier = calls.filter(({ of }) => of !== null && of < innings).map(({ call }) => call)
  const graceLeft = Math.max(0, graceMinutes - lostIn(earlier))
  return {
    cutOff: calls.at(-1)?.call.cutOff ?? usualEnd,
    minutesLost: Math.min(lostIn(inThis), MOST_MINUTES),
    minutesMadeUp: inThis.at(-1)?.minutesMadeUp ?? graceLeft,
  }
}

const MOST_MINUTES = 1440
const MINUTE = 60

const minutesBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 60_000))

/** Between the innings, by the playing conditions of the ICC. */
const INTERVAL = { t20: 20 * MINUTE, oneDay: 30 * MINUTE }

type Length = { readonly oversPerInnings: number; readonly secondsPerOver: number }

function endOf(startsAt: string, { oversPerInnings, secondsPerOver }: Length): string {
  const pause = oversPerInnings > 20 ? INTERVAL.oneDay : INTERVAL.t20
  const seconds = 2 * oversPerInnings * secondsPerOver + pause
  return after(startsAt, Math.ceil(seconds / MINUTE) * MINUTE)
}

function scoreOf({ innings, setup }: MatchState): string {
  const { ballsPerOver } = setup.conditions
  return innings
    .map(({ team, runs, wickets, balls }) => {
      const overs = oversText(balls, ballsPerOver)
      return `${team.shortName ?? team.name} ${runs}/${wickets} (${overs} ov)`
    })
    .join(', ')
}

/** The first innings lost overs, and nobody has set the target of the second since. */
function needsTarget(state: MatchState): boolean {
  const phase = phaseOf(state)
  if (phase !== 'interval' && phase !== 'second innings') return false
  const has = interrupted(state)
  if (!has.ok || has.value.first.stoppages.length === 0) return false
  return phase === 'interval' || state.current?.target?.given !== true
}
