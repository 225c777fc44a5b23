import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCricsheet } from '@pavilion/cricket/cricsheet/read.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import type { Innings } from '@pavilion/cricket/fold/state.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'

const archive = fileURLToPath(new URL('../../../shared/data/cricsheet/', import.meta.url))

/** A match at the end of an over, and what came of it. */
export type PastState = {
  /** Undefined while the first side bats. */
  readonly target: number | undefined
  readonly runs: number
  readonly wickets: number
  readonly ballsLeft: number
  /** Whether the side at bat won. */
  readonly won: boolean
}

export type PastMatch = {
  /** The balls of an innings. */
  readonly length: number
  readonly states: readonly PastState[]
}

/** Limited-overs matches that were played out and won; undefined where the archive is absent. */
export function pastMatches(): readonly PastMatch[] | undefined {
  if (!existsSync(archive)) return undefined
  return globSync('{matches/{t20,it20,odi,odm},seasons/*}/*.json', { cwd: archive })
    .toSorted()
    .flatMap((path) => pastMatch(JSON.parse(readFileSync(join(archive, path), 'utf8'))) ?? [])
}

function pastMatch(file: unknown): PastMatch | undefined {
  const read = readCricsheet(file)
  if (!read.ok) return undefined
  const state = replay(read.value.setup, read.value.entries)
  const outcome = outcomeOf(state)
  const [first, second] = state.innings
  if (outcome?.kind !== 'won' || outcome.method !== null) return undefined
  if (first === undefined || second === undefined) return undefined
  const length = first.ballLimit
  if (length === null || second.ballLimit !== length) return undefined
  const states = [first, second].flatMap((innings) =>
    afterOvers(innings, length).map((at) => ({
      ...at,
      target: innings === first ? undefined : first.runs + 1,
      won: outcome.winner === innings.team.id,
    })),
  )
  return { length, states }
}

function afterOvers({ overs }: Innings, length: number) {
  let balls = 0
  return overs.map((over) => {
    balls += over.balls
    const ballsLeft = Math.max(0, length - balls)
    return { runs: over.totalRuns, wickets: over.totalWickets, ballsLeft }
  })
}
