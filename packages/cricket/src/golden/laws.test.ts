import { expect } from 'vitest'
import type { Entry, PlayFact } from '../facts.ts'
import { evolve, startMatch } from '../fold/match.ts'
import type { Innings } from '../fold/state.ts'
import { matchAt, readData, testWithMatches } from './archive.testing.ts'

type Case = {
  file: string
  innings: number
  over?: number
  delivery_index?: number
  delivery?: { batter: string; bowler: string; non_striker: string }
  expected?: Record<string, number | boolean>
}

const nothing = { runs: 0, balls: 0, wickets: 0 }

function snapshot(innings: Innings | null, striker: string, bowler: string) {
  const bat = innings?.batterById.get(striker) ?? nothing
  const bowl = innings?.bowlerById.get(bowler) ?? nothing
  const side = innings ?? nothing
  return {
    team_runs: side.runs,
    batter_runs: bat.runs,
    batter_faces_ball: bat.balls,
    legal_ball: side.balls,
    bowler_conceded: bowl.runs,
    bowler_wickets: bowl.wickets,
    wickets_fallen: side.wickets,
  }
}

type Counts = ReturnType<typeof snapshot>

/** What one ball of a file changed. */
function changes(
  entries: readonly Entry<PlayFact>[],
  fixture: Case,
  start: ReturnType<typeof startMatch>,
) {
  let state = start
  for (const entry of entries) {
    const { fact } = entry
    const { current } = state
    const due = fact.type === 'ball-bowled' && isBall(fixture, current, state.innings.length)
    const who = fact.type === 'ball-bowled' ? ([fact.striker, fact.bowler] as const) : null
    if (!due || who === null) state = evolve(state, entry)
    else {
      const before = snapshot(current, ...who)
      state = evolve(state, entry)
      return { before, after: snapshot(state.current, ...who), fact }
    }
  }
  throw new Error(`No such ball in ${fixture.file}.`)
}

function isBall(
  { innings, over, delivery_index: index }: Case,
  now: Innings | null,
  number: number,
) {
  if (now === null || number !== innings) return false
  const open = now.over !== null && !now.over.closed
  const at = open ? (now.over?.index ?? 0) : now.overs.length
  const bowled = open ? ballsIn(now) : 0
  return at === over && bowled === index
}

function ballsIn({ over, entries }: Innings): number {
  const span = entries.slice(over?.from, over?.to)
  return span.filter(({ fact }) => fact.type === 'ball-bowled').length
}

testWithMatches('each kind of ball counts as the Laws have it', () => {
  const { cases } = readData('laws_fixtures.json') as { cases: Record<string, Case[]> }
  for (const [kind, fixtures] of Object.entries(cases)) {
    for (const fixture of fixtures) {
      if (fixture.expected === undefined) continue
      const { setup, entries } = matchAt(`cricsheet/${fixture.file}`)
      const { before, after, fact } = changes(entries, fixture, startMatch(setup))
      const keys = Object.keys(before) as (keyof Counts)[]
      const change = Object.fromEntries(keys.map((key) => [key, after[key] - before[key]]))
      const expected = Object.entries(fixture.expected).map(([key, value]) => [key, Number(value)])

      expect(fact, `${kind} ${fixture.file}`).toMatchObject({ striker: fixture.delivery?.batter })
      expect(change, `${kind} ${fixture.file}`).toEqual(Object.fromEntries(expected))
    }
  }
})
