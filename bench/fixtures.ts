import { type Arrangement, type Request, type Stage } from '../apps/server/src/fixtures/arrange.ts'
import { solveFixtures } from '../apps/server/src/fixtures/fixture-solver.ts'
import {
  busySeason,
  closedDerby,
  cup,
  dayAt,
  doubleRoundRobin,
} from '../apps/server/src/fixtures/problems.testing.ts'
import type { BenchRow } from './row.ts'

/** A minute and half of it are limits for a search that went wrong. */
const milliseconds = 30_000

type Run = { readonly answer: Arrangement; readonly seconds: number }

async function timed(request: Request): Promise<Run> {
  const start = performance.now()
  const answer = await solveFixtures(request, { milliseconds })
  return { answer, seconds: (performance.now() - start) / 1000 }
}

const row = (
  [name, what]: readonly [string, string],
  { answer, seconds }: Run,
  goal: number,
): BenchRow => ({
  name,
  what,
  value: answer.status === 'unknown' ? Infinity : seconds,
  goal,
  unit: 's',
  detail: `${answer.status}; ${[
    answer.fixtures.length > 0 && `${answer.fixtures.length} matches`,
    answer.conflict.length > 0 && `conflict of ${answer.conflict.join(', ')}`,
    answer.repair &&
      `${answer.repair.moved} moved, ${answer.repair.proved ? '' : 'not '}proved minimal`,
  ]
    .filter(Boolean)
    .join('; ')}`,
})

/** Times hold the start of the worker thread. */
export async function fixturesBench(): Promise<BenchRow[]> {
  const season = doubleRoundRobin(20, busySeason)
  const league = await timed({ problem: season })
  const first = await timed({ problem: cup() })
  const lostDay = cup(
    Array.from({ length: 8 }, (_, ground) => ({
      id: `rain-${ground}`,
      kind: 'ground-closed',
      ground: `g${ground}`,
      day: dayAt(6),
      hard: true,
    })),
  )
  const lostGround = doubleRoundRobin(20, [
    ...busySeason,
    {
      id: 'flood',
      kind: 'ground-closed',
      ground: 'g9',
      day: lastHomeDay(league.answer, 't9'),
      hard: true,
    },
  ])
  return [
    row(['fixtures-cup', 'a schedule for a cup of 32 teams'], first, 1),
    row(['fixtures-league', 'a schedule for 20 teams at home and away'], league, 0.5),
    row(
      ['fixtures-conflict', 'the rules because of which 20 teams have none'],
      await timed({ problem: doubleRoundRobin(20, [...busySeason, ...closedDerby]) }),
      1,
    ),
    row(
      ['fixtures-repair-cup', 'the cup after a day is lost, with the fewest moves'],
      await timed({ problem: lostDay, previous: first.answer.fixtures }),
      1,
    ),
    row(
      ['fixtures-repair', 'the league after a ground is lost for a day, with the fewest moves'],
      await timed({ problem: lostGround, previous: league.answer.fixtures }),
      1,
    ),
    await cancelled('search'),
    memory(),
  ]
}

const lastHomeDay = ({ fixtures }: Arrangement, team: string) =>
  fixtures.findLast(({ home }) => home === team)?.day ?? ''

/** A league whose rules only say something about days that counting does not see keeps the solver busy. */
async function cancelled(during: Stage): Promise<BenchRow> {
  const problem = doubleRoundRobin(20, [...busySeason, ...closedDerby])
  const controller = new AbortController()
  let start = 0
  const onStage = (stage: Stage) => {
    if (stage !== during) return
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
