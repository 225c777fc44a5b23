import type { FixtureRule } from '../packages/cricket/src/fixtures/problem.ts'
import type { Arrangement, Request, Stage } from '../apps/server/src/fixtures/arrange.ts'
import { solveFixtures } from '../apps/server/src/fixtures/fixture-solver.ts'
import {
  busySeason,
  closedDerby,
  cup,
  doubleRoundRobin,
  lostDay,
  villageLeague,
} from '../apps/server/src/fixtures/problems.testing.ts'
import type { BenchRow } from './row.ts'

/** A limit for a search that went wrong. */
const milliseconds = 60_000

type Run = { readonly answer: Arrangement; readonly seconds: number }

async function timed(request: Request): Promise<Run> {
  const start = performance.now()
  const answer = await solveFixtures(request, { milliseconds })
  return { answer, seconds: (performance.now() - start) / 1000 }
}

type Named = { readonly name: string; readonly what: string; readonly goal?: number }

const row = (named: Named, { answer, seconds }: Run): BenchRow => ({
  ...named,
  value: answer.status === 'unknown' ? Infinity : seconds,
  unit: 's',
  detail: detailOf(answer),
})

function detailOf({ status, fixtures, conflict, repair }: Arrangement): string {
  const parts: string[] = [status]
  if (fixtures.length > 0) parts.push(`${fixtures.length} matches`)
  if (conflict.length > 0) parts.push(`conflict of ${conflict.join(', ')}`)
  if (repair !== undefined)
    parts.push(`${repair.moved} moved, ${repair.proved ? 'proved minimal' : 'perhaps not minimal'}`)
  return parts.join('; ')
}

/** Times hold the start of the worker thread. */
export async function fixturesBench(): Promise<BenchRow[]> {
  return [
    ...(await cupRows()),
    ...(await villageRows()),
    ...(await leagueRows()),
    await cancelled(),
    memory(),
  ]
}

async function cupRows(): Promise<BenchRow[]> {
  const first = await timed({ problem: cup() })
  const previous = first.answer.fixtures
  const lost = lostDay(busiestDay(first.answer), 8)
  const repaired = await timed({ problem: cup(lost), previous })
  return [
    row({ name: 'fixtures-cup', what: 'a schedule for a cup of 32 teams', goal: 1 }, first),
    row(
      { name: 'fixtures-repair-cup', what: 'its repair after its busiest day is lost', goal: 1 },
      repaired,
    ),
  ]
}

function busiestDay({ fixtures }: Arrangement): string {
  const days = Map.groupBy(fixtures, ({ day }) => day)
  const [busiest] = [...days].toSorted(([, a], [, b]) => b.length - a.length)
  return busiest?.[0] ?? ''
}

async function villageRows(): Promise<BenchRow[]> {
  const first = await timed({ problem: villageLeague() })
  const previous = first.answer.fixtures
  const lost = lostDay(busiestDay(first.answer), 6)
  const repaired = await timed({ problem: villageLeague(lost), previous })
  return [
    row(
      { name: 'fixtures-village', what: 'a schedule for ten villages on six grounds', goal: 0.5 },
      first,
    ),
    row(
      {
        name: 'fixtures-repair-village',
        what: 'its repair after its busiest day is lost',
        goal: 1,
      },
      repaired,
    ),
  ]
}

async function leagueRows(): Promise<BenchRow[]> {
  const first = await timed({ problem: doubleRoundRobin(20, busySeason) })
  const previous = first.answer.fixtures
  const impossible = doubleRoundRobin(20, [...busySeason, ...closedDerby])
  const flood = {
    id: 'flood',
    kind: 'ground-closed',
    ground: 'g9',
    day: lastHomeDay(first.answer, 't9'),
    hard: true,
  } as const
  const free = busySeason.filter(({ kind }) => kind !== 'max-home-run')
  const flooded = (rules: readonly FixtureRule[]) => ({
    problem: doubleRoundRobin(20, [...rules, flood]),
    previous,
  })
  return [
    row(
      { name: 'fixtures-league', what: 'a schedule for 20 teams at home and away', goal: 0.5 },
      first,
    ),
    row(
      { name: 'fixtures-conflict', what: 'why 20 teams can have no schedule', goal: 1 },
      await timed({ problem: impossible }),
    ),
    row(
      {
        name: 'fixtures-repair-league',
        what: 'the repair for 20 teams after a ground is lost',
        goal: 1,
      },
      await timed(flooded(free)),
    ),
    row(
      { name: 'fixtures-repair-runs', what: 'the same with no more than two home matches running' },
      await timed(flooded(busySeason)),
    ),
  ]
}

const lastHomeDay = ({ fixtures }: Arrangement, team: string) =>
  fixtures.findLast(({ home }) => home === team)?.day ?? ''

async function cancelled(): Promise<BenchRow> {
  const problem = doubleRoundRobin(20, [...busySeason, ...closedDerby])
  const controller = new AbortController()
  let start = 0
  const onStage = (stage: Stage) => {
    if (stage !== 'search') return
    start = performance.now()
    controller.abort()
  }
  const { status } = await solveFixtures(
    { problem },
    { milliseconds, signal: controller.signal, onStage },
  )
  return {
    name: 'fixtures-cancel',
    what: 'from a cancellation to its answer, the thread ended',
    value: performance.now() - start,
    goal: 100,
    unit: 'ms',
    detail: `${status}, cancelled while clauses were built`,
  }
}

function memory(): BenchRow {
  return {
    name: 'fixtures-memory',
    what: 'the most memory the process had, with all of these after one another',
    value: process.resourceUsage().maxRSS / 1024,
    goal: 300,
    unit: 'MB',
    detail: 'worker threads are part of the process',
  }
}

if (import.meta.main) console.table(await fixturesBench())
