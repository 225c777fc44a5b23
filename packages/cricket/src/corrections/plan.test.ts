import { expect, test } from 'vitest'
import type { BallBowled, Fact, PlayFact } from '../facts.ts'
import { limited } from '../formats/limited.ts'
import { t20 } from '../formats/t20.ts'
import { startMatch } from '../fold/match.ts'
import { setupFor, write } from '../fold/play.testing.ts'
import type { MatchState } from '../fold/state.ts'
import { judgeAll } from '../laws/judge-all.ts'
import { amendmentsOf } from './amendments.ts'
import { changed } from './draft.ts'
import { correctionsOf, draftOf, planOf } from './plan.ts'
import type { Plan } from './plan.ts'

/** Changes the ball with this index of all that were bowled. */
function change(state: MatchState, index: number, make: (ball: BallBowled) => PlayFact): Plan {
  const { seq, fact } = ballAt(state, index)
  return planOf(state, changed(draftOf(state), { kind: 'change', seq, fact: make(fact) }))
}

function ballAt(state: MatchState, index: number) {
  const balls = draftOf(state).flatMap(({ seq, fact }) =>
    fact.type === 'ball-bowled' ? [{ seq, fact }] : [],
  )
  const ball = balls.at(index)
  if (ball === undefined) throw new Error(`There is no ball ${index}.`)
  return ball
}

/** The figures that change: "Home 1: 0 (1), not out → 4 (1) 1×4, not out". */
const figures = (plan: Plan) =>
  plan.difference.figures.map(({ what, from, to }) => `${what}: ${from} → ${to}`)

const labels = (plan: Plan) => plan.obstacles[0]?.remedies.map(({ label }) => label) ?? []

/** Does what a remedy says. */
function remedied(state: MatchState, plan: Plan, label: RegExp): Plan {
  const remedies = [...plan.obstacles.flatMap((one) => one.remedies), ...plan.suggestions]
  const remedy = remedies.find((one) => label.test(one.label))
  if (remedy === undefined) throw new Error(`No remedy is ${label}.`)
  return planOf(state, remedy.draft)
}

function recorded(state: MatchState, plan: Plan): MatchState {
  const judged = judgeAll(state, correctionsOf(state, plan, 'Misheard'))
  if (!judged.ok) throw new Error(judged.message)
  return judged.value.state
}

/** As a pad records it, with everybody who comes in and comes on. */
function padded(...facts: readonly Fact[]): MatchState {
  const judged = judgeAll(startMatch(setupFor(limited(2))), [
    { type: 'toss', winner: 'h', decision: 'bat' },
    { type: 'innings-started', battingTeam: 'h', openers: ['h1', 'h2'] },
    { type: 'bowler-came-on', player: 'a11' },
    ...facts,
  ])
  if (!judged.ok) throw new Error(judged.message)
  return judged.value.state
}

const bowled = (striker: string, nonStriker: string, more: object = {}): BallBowled => ({
  type: 'ball-bowled',
  striker,
  nonStriker,
  bowler: 'a11',
  runs: 0,
  ...more,
})

test('a plan shows what a corrected ball changes, and nothing else', () => {
  const { state } = write(t20, 'h: . 4 1')
  const plan = change(state, 0, (ball) => ({ ...ball, runs: 4 }))

  expect(plan.obstacles).toEqual([])
  expect(plan.difference.entries).toEqual([
    { seq: 2, number: '0.1', from: 'Away 7 to Home 1, no run', to: 'Away 7 to Home 1, FOUR' },
  ])
  expect(figures(plan)).toEqual([
    'Homes: 5/0 (0.3 overs) → 9/0 (0.3 overs)',
    'Home 1: 5 (3) 1×4, not out → 9 (3) 2×4, not out',
    'Away 7: 0.3–0–5–0 → 0.3–0–9–0',
  ])
  expect(recorded(state, plan).current?.runs).toBe(9)
})

test('a chase follows the target that a correction of the first innings sets', () => {
  const { state } = write(limited(1), 'h: 1 1 1 1 1 1', 'a: 1 1 1 1 1 2')
  const plan = change(state, 0, (ball) => ({ ...ball, runs: 3 }))

  expect(figures(plan)).toContain('Result: Aways won by 10 wickets → Homes won by 1 run')
  expect(figures(plan)).toContain('Aways: 7 → 9')
  expect(plan.needsReason).toBe(true)
})

test('a return corrected to follow a retirement out needs the other captain’s consent', () => {
  const book = write(t20, 'h: .')
  book.write({ type: 'batter-retired', player: 'h1', reason: 'hurt' }).bowl('Wb')
  const { state } = book.write({ type: 'batter-returned', player: 'h1' }).bowl('1')
  const out: PlayFact = { type: 'batter-retired', player: 'h1', reason: 'out' }
  const plan = planOf(state, changed(draftOf(state), { kind: 'change', seq: 3, fact: out }))

  expect(plan.obstacles[0]).toMatchObject({ message: expect.stringMatching(/25\.4\.3/) })
  const mended = remedied(state, plan, /consents/)
  expect(mended.obstacles).toEqual([])
  expect(mended.difference.entries.map(({ to }) => to)).toContain(
    'Home 1 returns with the other captain’s consent',
  )
  expect(recorded(state, mended).current).toMatchObject({ wickets: 1, runs: 1 })
})

test('balls after a chase that was over sooner are struck out together', () => {
  const { state } = write(limited(1), 'h: 4 . . . . .', 'a: 1 1 1 . 2')
  const plan = change(state, 0, (ball) => ({ ...ball, runs: 1 }))

  expect(plan.obstacleCount).toBe(3)
  expect(plan.obstacles[0]).toMatchObject({ number: '0.3', message: expect.stringMatching(/over/) })
  expect(correctionsOf(state, plan, '')).toEqual([])
  const mended = remedied(state, plan, /this and the 2 after it/)
  expect(mended.obstacles).toEqual([])
  expect(recorded(state, mended).innings[1]).toMatchObject({ runs: 2, balls: 2 })
})

test('an even number of runs corrected to an odd one carries the strike on', () => {
  const { state } = write(t20, 'h: 2 . 4 Wb 1')
  const plan = change(state, 0, (ball) => ({ ...ball, runs: 1 }))
  const mended = remedied(state, plan, /the 2 balls/)

  expect(plan.obstacles).toEqual([])
  const { current } = recorded(state, mended)
  expect(current?.batterById.get('h2')).toMatchObject({ runs: 4, balls: 2 })
  expect(mended.suggestions).toEqual([])
})

test('a batter who was not out stays in for the one who came in', () => {
  const state = padded(
    bowled('h1', 'h2', { wickets: [{ kind: 'bowled', playerOut: 'h1' }] }),
    { type: 'batter-came-in', player: 'h3' },
    bowled('h3', 'h2', { runs: 4 }),
  )
  const plan = change(state, 0, (ball) => bowled(ball.striker, ball.nonStriker))

  expect(labels(plan)).toEqual(['Home 1 in the place of Home 3, from here on', 'Strike it out'])
  const mended = remedied(state, plan, /Home 1 in/)
  expect(mended.obstacles).toEqual([])
  const { current } = recorded(state, mended)
  expect(current?.batterById.get('h1')).toMatchObject({ runs: 4, dismissal: null })
  expect(current?.batterById.has('h3')).toBe(false)
})

test('after a wicket that was missed, somebody else has batted', () => {
  const state = padded(bowled('h1', 'h2'), bowled('h1', 'h2', { runs: 4 }))
  const plan = change(state, 0, (ball) => ({
    ...ball,
    wickets: [{ kind: 'bowled', playerOut: 'h1' }],
  }))

  expect(labels(plan)[0]).toBe('Home 3 in the place of Home 1, from here on')
  const mended = remedied(state, plan, /Home 3 in/)
  expect(mended.obstacles).toEqual([])
  expect(recorded(state, mended).current?.batterById.get('h3')?.runs).toBe(4)
})

test('an entry that only changes who was at the other end says so', () => {
  const state = padded(bowled('h1', 'h2', { runs: 1 }), bowled('h2', 'h1', { runs: 4 }))
  const plan = change(state, 1, (ball) => ({ ...ball, nonStriker: 'h3' }))

  expect(plan.difference.entries).toMatchObject([
    {
      from: 'Away 11 to Home 2, FOUR (Home 1 at the other end)',
      to: 'Away 11 to Home 2, FOUR (Home 3 at the other end)',
    },
  ])
})

test('a bowler put right may not bowl the next over too', () => {
  const { state } = write(limited(3), 'h: . . . . . . . . . . . . .')
  const draft = draftOf(state).map((entry, at) =>
    at > 0 && at < 7 && entry.fact.type === 'ball-bowled'
      ? { seq: entry.seq, fact: { ...entry.fact, bowler: 'a8' } }
      : entry,
  )
  const plan = planOf(state, draft)

  expect(plan.obstacles[0]?.number).toBe('1.1')
  const mended = remedied(state, plan, /Away 10 bowls/)
  expect(mended.obstacles).toEqual([])
  expect(recorded(state, mended).current?.bowlerById.get('a10')?.balls).toBe(6)
})

test('a bowler put right on one ball has probably bowled the over', () => {
  const { state } = write(t20, 'h: . 4 1')
  const plan = change(state, 1, (ball) => ({ ...ball, bowler: 'a8' }))
  const mended = remedied(state, plan, /Away 8 bowled the other 2 balls of over 1 too/)

  expect(recorded(state, mended).current?.bowlers).toMatchObject([{ id: 'a8', balls: 3, runs: 5 }])
})

test('a ball inserted into a complete over asks for the umpires’ count', () => {
  const { state } = write(t20, 'h: . . . . . . . .')
  const { seq, fact } = ballAt(state, 2)
  const plan = planOf(state, changed(draftOf(state), { kind: 'insert', before: seq, fact }))
  const mended = remedied(state, plan, /Over 1 stays complete with 7 balls/)

  expect(mended.obstacles).toEqual([])
  expect(mended.suggestions).toEqual([])
  expect(recorded(state, mended).current?.overs.map(({ balls }) => balls)).toEqual([7, 2])
})

test('a ball struck out of a complete over leaves the next over as it was bowled', () => {
  const { state } = write(t20, 'h: . . . . . . . .')
  const draft = changed(draftOf(state), { kind: 'strike out', seq: ballAt(state, 2).seq })
  const mended = remedied(state, planOf(state, draft), /Over 1 stays complete with 5 balls/)

  expect(recorded(state, mended).current?.overs.map(({ balls }) => balls)).toEqual([5, 2])
})

test('a reason is asked for what is not in the current over', () => {
  const { state } = write(t20, 'h: . . . . . . . .')
  const needs = (index: number) =>
    change(state, index, (ball) => ({ ...ball, runs: 2 })).needsReason
  const inserted = (index: number) => {
    const { seq, fact } = ballAt(state, index)
    return planOf(state, changed(draftOf(state), { kind: 'insert', before: seq, fact })).needsReason
  }

  expect([needs(5), needs(6), needs(7)]).toEqual([true, false, false])
  expect([inserted(5), inserted(7)]).toEqual([true, false])
})

test('corrections that are made together name their reason once, and the first of them', () => {
  const { state } = write(t20, 'h: 2 . 4')
  const plan = change(state, 0, (ball) => ({ ...ball, runs: 1 }))
  const mended = remedied(state, plan, /Carry/)

  expect(correctionsOf(state, mended, 'A short run')).toMatchObject([
    { type: 'corrected', seq: 2, reason: 'A short run' },
    { type: 'corrected', seq: 3, with: 5 },
    { type: 'corrected', seq: 4, with: 5 },
  ])
})

test('the record of corrections says what was and is, why, and whether it was undone', () => {
  const { state } = write(t20, 'h: 2 . 4')
  const once = recorded(
    state,
    change(state, 0, (ball) => ({ ...ball, runs: 3 })),
  )
  const twice = recorded(
    once,
    change(once, 2, (ball) => ({ ...ball, runs: 6 })),
  )
  const undone = judgeAll(twice, [{ type: 'struck-out', seq: twice.seq }])
  if (!undone.ok) throw new Error(undone.message)

  expect(amendmentsOf(undone.value.state)).toMatchObject([
    {
      seq: 5,
      reason: 'Misheard',
      isUndone: false,
      changes: [
        { number: '0.1', from: 'Away 7 to Home 1, 2 runs', to: 'Away 7 to Home 1, 3 runs' },
      ],
    },
    { seq: 6, isUndone: true, changes: [{ number: '0.3', from: 'Away 7 to Home 1, FOUR' }] },
  ])
})
