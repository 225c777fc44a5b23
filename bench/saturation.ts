import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { withoutCompiler, withPrograms } from './c-programs.ts'
import { linesOf, median, nextLine, startChild } from './processes.ts'
import type { BenchRow } from './row.ts'
import {
  answeredBy,
  type Course,
  course,
  type Flood,
  loads,
  MS_AFTER,
  type Posted,
  seconds,
  type Watched,
} from './saturation-course.ts'
import { beginMatch, World } from './scored-match.ts'

const file = (name: string) => path.join(import.meta.dirname, name)

/** What is answered at several times the load that can be, to whom, and how quickly the server recovers. */
export async function saturationBench(): Promise<BenchRow[]> {
  const rows = await withPrograms(async ({ flood: program, listeners }) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-saturation-'))
    const words = ['--max-semi-space-size=8', file('saturation-server.ts'), folder]
    const server = startChild(process.execPath, ...words)
    try {
      const world = World.parse(JSON.parse(await nextLine(linesOf(server.stdout))))
      const { origin } = world
      const matchPath = `/api/v1/matches/${await anyMatch(origin)}`
      const scored = await beginMatch(world)
      const target = {
        origin,
        pid: server.pid ?? 0,
        path: matchPath,
        flood: program,
        listeners,
        scored,
      }
      return rowsFrom(await course(target))
    } finally {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    }
  })
  return rows ?? [withoutCompiler('saturation', 'calls at several times the load that can be')]
}

async function anyMatch(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/v1/matches/filter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"sort":"latest","filter":{"status":["complete"]},"page":{"size":1}}',
  })
  const [, id] = /"items":\[\{"id":"([^"]+)"/.exec(await response.text()) ?? []
  if (id === undefined) throw new Error('The sample world has no match.')
  return id
}

type Round = Course['rounds'][number]

const perProcessorSecond = (watched: Watched) => answeredBy(watched) / watched.crowd.spent

const shareOf = ({ answered, refused, late }: Posted) =>
  (refused + late) / (answered + refused + late)

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The median of the rounds and, in words, what each of them had. */
const overRounds = (rounds: readonly Round[], valueOf: (round: Round) => number) => ({
  value: median(rounds.map(valueOf)),
  each: rounds.map((one) => valueOf(one).toFixed(2)).join(', '),
})

/** A flood against what was answered right before it and right after. */
function goodput(rounds: readonly Round[], flood: 'many' | 'veryMany'): BenchRow {
  const capacitiesOf = ({ capacities }: Round) =>
    flood === 'many' ? capacities.slice(0, 2) : capacities.slice(1)
  const { value, each } = overRounds(rounds, (one) => {
    const capacity = mean(capacitiesOf(one).map((most) => answeredBy(most) / seconds.measure))
    return answeredBy(one[flood]) / seconds.flood / capacity
  })
  const byProcessor = overRounds(
    rounds,
    (one) =>
      perProcessorSecond(one[flood]) /
      mean(capacitiesOf(one).map((most) => perProcessorSecond(most))),
  )
  const crowds = rounds.map((one) => one[flood].crowd)
  const sum = (figure: keyof Flood) => crowds.reduce((all, crowd) => all + crowd[figure], 0)
  return {
    name: `saturation-goodput-${loads[flood]}`,
    what: `calls answered in time at ${loads[flood]} times what can be, times those at what can be`,
    value,
    goal: 0.9,
    better: 'higher',
    unit: '×',
    detail: `rounds ${each}; for each second of the server's processor ${byProcessor.value.toFixed(2)} ×; of the floods ${sum('answered')} were answered, ${sum('refused')} refused, the slowest hundredth of these after ${median(crowds.map((crowd) => crowd.refusedP99)).toFixed(0)} ms, ${sum('late')} gave up; sending took ${sum('own').toFixed(1)} s of a processor`,
  }
}

function recovery(rounds: readonly Round[], perSecond: number): BenchRow {
  const { value, each } = overRounds(
    rounds,
    ({ before, after }) => after.crowd.p99 / before.crowd.p99,
  )
  const told = (valueOf: (one: Round) => number) => median(rounds.map(valueOf)).toFixed(1)
  return {
    name: 'saturation-after',
    what: `slowest hundredth from ${MS_AFTER / 1000} s after the flood, times the same before`,
    value,
    goal: 2,
    unit: '×',
    detail: `rounds ${each}; ${told((one) => one.after.crowd.p99)} against ${told((one) => one.before.crowd.p99)} ms at ${Math.round(perSecond * loads.calm)} a second, ${seconds.calm} s each`,
  }
}

function streams(rounds: readonly Round[]): BenchRow {
  const calmOf = ({ before, after }: Round) => mean([before.streamP99, after.streamP99])
  const { value, each } = overRounds(rounds, (one) => one.many.streamP99 / calmOf(one))
  const told = (valueOf: (one: Round) => number) => median(rounds.map(valueOf)).toFixed(1)
  return {
    name: 'saturation-streams',
    what: 'slowest hundredth of live events during the flood, times the same before and after',
    value,
    goal: 2,
    unit: '×',
    detail: `rounds ${each}; ${told((one) => one.many.streamP99)} against ${told(calmOf)} ms at ${loads.calm} times what can be answered; ${told((one) => one.veryMany.streamP99)} ms at ${loads.veryMany} times`,
  }
}

const watchedOnes = {
  payments: 'payments under way',
  other: 'another address’s reads',
  scorer: 'a scorer’s posts',
} as const

/** Nobody of those is refused; they are asked for from the same address as the flood, but for the reads. */
function spared(rounds: readonly Round[], one: keyof typeof watchedOnes): BenchRow {
  const share = (flood: 'many' | 'veryMany') =>
    Math.max(...rounds.map((round) => shareOf(round[flood][one])))
  const p99 = (phase: 'before' | 'many' | 'veryMany') =>
    median(rounds.map((round) => round[phase][one].p99)).toFixed(0)
  return {
    name: `saturation-${one}`,
    what: `share of ${watchedOnes[one]} refused or lost during the floods`,
    value: Math.max(share('many'), share('veryMany')),
    goal: 0,
    detail: `slowest hundredth ${p99('many')} and ${p99('veryMany')} ms, before ${p99('before')} ms`,
  }
}

function rowsFrom({ rounds, below, perSecond, stranger }: Course): BenchRow[] {
  return [
    goodput(rounds, 'many'),
    goodput(rounds, 'veryMany'),
    {
      name: 'saturation-below',
      what: `calls refused or lost at ${loads.below} times what can be answered`,
      value: below.refused + below.late,
      goal: 0,
      detail: `of ${Math.round(perSecond * loads.below)} a second for ${seconds.below} s`,
    },
    recovery(rounds, perSecond),
    streams(rounds),
    spared(rounds, 'payments'),
    spared(rounds, 'other'),
    spared(rounds, 'scorer'),
    {
      name: 'saturation-stranger',
      what: 'the same of reads, payments and posts while a stranger sends payments with tokens that nobody signed',
      value: Math.max(...[stranger.other, stranger.payments, stranger.scorer].map(shareOf)),
      goal: 0,
      detail: `${stranger.crowd.answered} of the stranger’s calls were answered, ${stranger.crowd.refused + stranger.crowd.late} refused; slowest hundredth of reads ${stranger.other.p99.toFixed(0)}, payments ${stranger.payments.p99.toFixed(0)}, posts ${stranger.scorer.p99.toFixed(0)}, live events ${stranger.streamP99.toFixed(1)} ms`,
    },
  ]
}

if (import.meta.main) console.table(await saturationBench())
