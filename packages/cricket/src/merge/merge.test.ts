import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Draft } from '../corrections/draft.ts'
import type { Entry, Fact, PlayFact } from '../facts.ts'
import { standing } from '../fold/log.ts'
import { setupFor, write } from '../fold/play.testing.ts'
import { t20 } from '../formats/t20.ts'
import { judgeAll } from '../laws/judge-all.ts'
import { replay } from '../fold/match.ts'
import { alignLogs, keyOf } from './align.ts'
import type { Part, Side } from './align.ts'
import { choicesIn, mergedDraft, mergingFacts } from './merge.ts'

const setup = setupFor(t20)

const start: PlayFact = { type: 'innings-started', battingTeam: 'h', openers: ['h1', 'h2'] }

const numbered = (facts: readonly Fact[]): Entry[] =>
  facts.map((fact, at) => ({ seq: at + 1, fact }))

/** The logs after a common beginning; balls in shorthand, bowled and faced by those due. */
function logsOf(base: string, mine: string, theirs: string) {
  const factsOf = (text: string) => write(t20, `h:${text}`).state.log.map(({ fact }) => fact)
  const shared = factsOf(base)
  return aligned(shared, factsOf(`${base} ${mine}`), factsOf(`${base} ${theirs}`))
}

function aligned(shared: readonly Fact[], mine: readonly Fact[], theirs: readonly Fact[]) {
  const [base, own, other] = [shared, mine, theirs].map((facts) => standing(numbered(facts)))
  if (!base || !own || !other) throw new Error('Three logs.')
  const logs = { base, shared: shared.length, mine: own, theirs: other }
  return { ...logs, log: theirs, parts: alignLogs(logs) }
}

const runsOf = (draft: Draft) =>
  draft.flatMap(({ fact }) => (fact.type === 'ball-bowled' ? [fact.runs] : []))

const merged = (parts: readonly Part[], ...chosen: Side[]) =>
  runsOf(mergedDraft(setup, parts, chosen))

test('a device that has only gone on is followed without a question', () => {
  const { parts } = logsOf('. 1', '4 . 2', '4')

  expect(choicesIn(parts)).toEqual([])
  expect(merged(parts)).toEqual([0, 1, 4, 0, 2])
})

test('only the ball on which they differ is asked about', () => {
  const { parts } = logsOf('. .', '2 4 . 6', '2 . . 6 1')

  expect(choicesIn(parts)).toHaveLength(1)
  expect(merged(parts, 'mine')).toEqual([0, 0, 2, 4, 0, 6, 1])
  expect(merged(parts, 'theirs')).toEqual([0, 0, 2, 0, 0, 6, 1])
})

test('after a single on one of them, the balls that follow agree though another batter faced', () => {
  const { parts, theirs, log } = logsOf('.', '1 4 . 4', '2 4 . 4')
  expect(choicesIn(parts)).toHaveLength(1)

  const facts = (side: Side) => {
    const made = mergingFacts(theirs, mergedDraft(setup, parts, [side]), {
      next: log.length + 1,
      reason: 'Merged',
    })
    return replay(setup, numbered([...log, ...made])).current?.batters.map(({ runs }) => runs)
  }
  expect(facts('mine')).toEqual([1, 8])
  expect(facts('theirs')).toEqual([10, 0])
})

test('a ball that one has missed is asked about, be it in the middle', () => {
  const { parts } = logsOf('.', '4 2 6', '4 6')

  expect(choicesIn(parts)).toMatchObject([{ mine: [{ fact: { runs: 2 } }], theirs: [] }])
  expect(merged(parts, 'mine')).toEqual([0, 4, 2, 6])
  expect(merged(parts, 'theirs')).toEqual([0, 4, 6])
})

test('what one has corrected before they parted counts, and what both have is asked about', () => {
  const ball: PlayFact = {
    type: 'ball-bowled',
    striker: 'h1',
    nonStriker: 'h2',
    bowler: 'a7',
    runs: 0,
  }
  const base = [start, ball, ball]
  const right = (seq: number, runs: number): Fact => ({
    type: 'corrected',
    seq,
    fact: { ...ball, runs },
  })

  expect(merged(aligned(base, [...base, right(2, 4)], [...base, ball]).parts)).toEqual([4, 0, 0])
  const apart = aligned(base, [...base, right(2, 4)], [...base, right(2, 6)])
  expect(choicesIn(apart.parts)).toHaveLength(1)
  const struck = aligned(base, [...base, { type: 'struck-out', seq: 2 }], [...base, ball])
  expect(choicesIn(struck.parts)).toHaveLength(1)
  expect(merged(struck.parts, 'mine')).toEqual([0, 0])
})

test('what either has described of a ball is kept', () => {
  const ball: PlayFact = {
    type: 'ball-bowled',
    striker: 'h1',
    nonStriker: 'h2',
    bowler: 'a7',
    runs: 4,
  }
  const wagon = { angle: 90, length: 1 }
  const { parts } = aligned(
    [start],
    [start, { ...ball, note: 'Dropped.' }],
    [start, { ...ball, wagon, note: 'Cut.' }],
  )

  expect(choicesIn(parts)).toEqual([])
  expect(mergedDraft(setup, parts, []).at(-1)?.fact).toEqual({
    ...ball,
    wagon,
    note: 'Dropped. Cut.',
  })
})

const balls = fc.array(fc.constantFrom('.', '1', '2', '4', 'wd', '1b', 'W'), { maxLength: 9 })
const three = fc
  .tuple(balls, balls, balls)
  .map(([base, mine, theirs]) => logsOf(base.join(' '), mine.join(' '), theirs.join(' ')))

const keys = (draft: Draft) => draft.map(({ fact }) => keyOf(fact))

test('every entry of either log is in one part, and what agrees is never asked', () => {
  fc.assert(
    fc.property(three, ({ parts, mine, theirs }) => {
      const of = (side: Side) =>
        parts.flatMap((part) => {
          if (part.kind === 'only') return part.by === side ? part.entries : []
          const told = part[side]
          return Array.isArray(told) ? told : [told]
        })
      expect(of('mine')).toEqual(mine)
      expect(of('theirs')).toEqual(theirs)
      for (const choice of choicesIn(parts)) {
        const own = new Set(keys(choice.mine))
        expect(keys(choice.theirs).some((key) => own.has(key))).toBe(false)
      }
    }),
  )
})

test('who always chooses one log has it, and where only the other went on, that too', () => {
  fc.assert(
    fc.property(three, fc.constantFrom<Side>('mine', 'theirs'), (logs, side) => {
      const { parts } = logs
      const last = parts.at(-1)
      const more = last?.kind === 'only' && last.by !== side ? last.entries : []
      const chosen = choicesIn(parts).map(() => side)

      expect(keys(mergedDraft(setup, parts, chosen))).toEqual([...keys(logs[side]), ...keys(more)])
    }),
  )
})

test('the facts of a merge lead from their log to what was chosen', () => {
  fc.assert(
    fc.property(three, fc.array(fc.boolean()), ({ parts, theirs, log }, picks) => {
      const chosen = choicesIn(parts).map((_, at): Side => (picks[at] === true ? 'mine' : 'theirs'))
      const draft = mergedDraft(setup, parts, chosen)
      const made = mergingFacts(theirs, draft, { next: log.length + 1, reason: 'Merged' })
      const stands = standing(numbered([...log, ...made]))

      expect(stands.map(({ fact }) => fact)).toEqual(draft.map(({ fact }) => fact))
    }),
  )
})

test('one log in any two pieces, of which one is sent late, is put together without a question', () => {
  fc.assert(
    fc.property(balls, fc.nat(), fc.nat(), (all, cut, end) => {
      const facts = write(t20, `h:${all.join(' ')}`).state.log.map(({ fact }) => fact)
      const shared = facts.slice(0, 1 + (cut % facts.length))
      const theirs = facts.slice(0, Math.max(shared.length, 1 + (end % facts.length)))
      const { parts } = aligned(shared, facts, theirs)
      const made = mergingFacts(standing(numbered(theirs)), mergedDraft(setup, parts, []), {
        next: theirs.length + 1,
        reason: 'Merged',
      })

      expect(choicesIn(parts)).toEqual([])
      expect([...theirs, ...made]).toEqual(facts)
      expect(judgeAll(replay(setup, numbered(theirs)), made).ok).toBe(true)
    }),
  )
})
