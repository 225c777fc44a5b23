import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Entry, PlayFact } from '../facts.ts'
import { t20 } from '../formats/t20.ts'
import { evolveAll, replay } from '../fold/match.ts'
import { setupFor, write } from '../fold/play.testing.ts'
import type { MatchState } from '../fold/state.ts'
import { judgeAll } from '../laws/judge-all.ts'
import { judge } from '../laws/judge.ts'
import { shorthand } from '../text/shorthand.testing.ts'
import { parseBall } from '../text/notation.ts'
import { viewOf } from '../views/view.ts'
import { changed, correctionsTo } from './draft.ts'
import type { Draft } from './draft.ts'
import { correctionsOf, draftOf, planOf } from './plan.ts'

const setup = setupFor(t20)

const innings = fc
  .array(shorthand, { minLength: 2, maxLength: 30 })
  .map((balls) => write(t20, `h: ${balls.join(' ')}`).state)

const player = fc.constantFrom('h1', 'h2', 'h3', 'h4')

const anyBall = fc
  .record({
    text: shorthand,
    striker: player,
    nonStriker: player,
    bowler: fc.constantFrom('a7', 'a8'),
  })
  .map(({ text, ...who }): PlayFact => {
    const ball = parseBall(text, who, t20)
    if (!ball.ok) throw new Error(ball.message)
    return ball.value
  })

type Edit = {
  readonly kind: 'change' | 'insert' | 'strike out'
  readonly at: number
  readonly fact: PlayFact
}

const anyEdits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('change' as const, 'insert' as const, 'strike out' as const),
    at: fc.nat(),
    fact: anyBall,
  }),
  { maxLength: 4 },
)

/** Edits at places other than the start of the innings. */
function edited(draft: Draft, edits: readonly Edit[]): Draft {
  return edits.reduce<Draft>((now, { kind, at, fact }) => {
    const one = now[1 + (at % Math.max(now.length - 1, 1))]
    if (one === undefined) return now
    if (kind === 'insert') return changed(now, { kind, before: one.seq, fact })
    return changed(now, kind === 'change' ? { kind, seq: one.seq, fact } : { kind, seq: one.seq })
  }, draft)
}

/** The match with corrections, whether or not the Laws allow them. */
function corrected(state: MatchState, draft: Draft): MatchState {
  const made = correctionsTo(draftOf(state), draft, { next: state.seq + 1, reason: '' })
  const entries = made.map((fact, at) => ({ seq: state.seq + at + 1, fact }))
  return evolveAll(replay(state.setup, state.log.slice()), entries)
}

const factsOf = (draft: Draft) => draft.map(({ fact }) => fact)

function shown(state: MatchState) {
  const { seq: _, ...view } = viewOf(state)
  return view
}

test('what is recorded leads to the draft, and the reverse back to where it began', () => {
  fc.assert(
    fc.property(innings, anyEdits, (state, edits) => {
      const draft = edited(draftOf(state), edits)
      const after = corrected(state, draft)
      const back = corrected(after, reverse(after, state))

      expect(factsOf(draftOf(after))).toEqual(factsOf(draft))
      expect(shown(back)).toEqual(shown(state))
    }),
  )
})

/** What stood before, with the numbers that stand now where they do. */
function reverse(after: MatchState, before: MatchState): Draft {
  const now = new Set(draftOf(after).map(({ seq }) => seq))
  return draftOf(before).map(({ seq, fact }) => ({ seq: now.has(seq) ? seq : -seq, fact }))
}

test('a difference is empty exactly when the matches are the same', () => {
  fc.assert(
    fc.property(innings, anyEdits, (state, edits) => {
      const draft = edited(draftOf(state), edits)
      const { entries, figures } = planOf(state, draft).difference
      const isSame = JSON.stringify(factsOf(draft)) === JSON.stringify(factsOf(draftOf(state)))

      expect(entries.length === 0).toBe(isSame)
      if (entries.length === 0) expect(figures).toEqual([])
      if (figures.length === 0 && isSame)
        expect(shown(corrected(state, draft))).toEqual(shown(state))
    }),
  )
})

test('what a plan without obstacles records, the Laws allow, alone and together', () => {
  fc.assert(
    fc.property(innings, anyEdits, (state, edits) => {
      const plan = planOf(state, edited(draftOf(state), edits))
      const facts = correctionsOf(state, plan, 'Misheard')
      const log = state.log.slice()
      const again = () => replay(setup, log.slice())

      expect(judgeAll(again(), facts).ok).toBe(true)
      let now = again()
      for (const fact of facts) {
        expect(judge(now, fact).ok).toBe(true)
        const entry: Entry = { seq: now.seq + 1, fact }
        now = evolveAll(now, [entry])
      }
    }),
  )
})

test('a plan with obstacles is refused when it is recorded all the same', () => {
  fc.assert(
    fc.property(innings, anyEdits, (state, edits) => {
      const draft = edited(draftOf(state), edits)
      const plan = planOf(state, draft)
      fc.pre(plan.obstacleCount > 0)
      const facts = correctionsTo(draftOf(state), draft, { next: state.seq + 1, reason: '' })

      expect(judgeAll(replay(setup, state.log.slice()), facts).ok).toBe(false)
    }),
  )
})

test('every remedy of every obstacle is a plan in which that obstacle is gone', () => {
  fc.assert(
    fc.property(innings, anyEdits, (state, edits) => {
      const plan = planOf(state, edited(draftOf(state), edits))
      for (const { seq, message, remedies } of plan.obstacles.slice(0, 2)) {
        expect(remedies.length).toBeGreaterThan(0)
        for (const { draft } of remedies.slice(0, 3)) {
          const left = planOf(state, draft).obstacles
          expect(left.filter((one) => one.seq === seq && one.message === message)).toEqual([])
        }
      }
    }),
  )
})
