import { expect, test } from 'vitest'
import type { BatterReturned } from '../facts.ts'
import { ball, file, innings, played, runs } from '../cricsheet/file.testing.ts'
import { t20 } from '../formats/t20.ts'
import { dueOf } from '../laws/due.ts'
import { judge } from '../laws/judge.ts'
import { commentary } from '../text/commentary.ts'
import { scorecard } from '../views/scorecard.ts'
import { write } from './play.testing.ts'
import type { Book } from './play.testing.ts'

const back: BatterReturned = { type: 'batter-returned', player: 'h1' }
const agreed: BatterReturned = { ...back, consent: true }

/** Home 1 retires out for 4, and Home 2 is bowled in the next over. */
const retired = () => write(t20, 'h: 4 . . Wrto . . . Wb')

const codeOf = ({ state }: Book, fact: BatterReturned) => {
  const verdict = judge(state, fact)
  return verdict.ok ? null : verdict.code
}

test('who retired out returns only with the other captain’s consent, and only to a free place', () => {
  const book = retired()

  expect(dueOf(book.state)).toMatchObject({ hurt: [], retiredOut: ['h1'] })
  expect(codeOf(book, back)).toBe('needs-consent')
  expect(codeOf(book, agreed)).toBeNull()
  expect(codeOf(book, { ...agreed, player: 'h2' })).toBe('batter-not-away')
  book.write({ type: 'batter-came-in', player: 'h4' })
  expect(codeOf(book, agreed)).toBe('no-place-free')
  expect(dueOf(book.state).retiredOut).toEqual([])
})

test('no wicket has fallen then, in the score, the overs, the partnerships and the fall of wickets', () => {
  const { current } = retired().write(agreed).bowl('1').state

  expect(current).toMatchObject({ wickets: 1, striker: { id: 'h3' }, nonStriker: { id: 'h1' } })
  expect(current?.falls.map(({ wicket, player }) => [wicket, player])).toEqual([[1, 'h2']])
  expect(current?.overs.map(({ wickets, totalWickets }) => [wickets, totalWickets])).toEqual([
    [0, 0],
    [1, 1],
  ])
  expect(current?.partnerships.map(({ wicket }) => wicket)).toEqual([1, 1, 2])
  expect(current?.batterById.get('h1')).toMatchObject({ runs: 5, dismissal: null })
})

test('an innings that ended with the last retirement goes on', () => {
  const book = write(t20, 'h: .')
  book.write({ type: 'batter-retired', player: 'h1', reason: 'out' }).bowl('W '.repeat(9))
  expect(book.state.current?.closed).toBe('all out')
  expect(codeOf(book, agreed)).toBeNull()

  book.write(agreed)
  expect(book.state.current).toMatchObject({ closed: null, wickets: 9 })
  expect(dueOf(book.state).need).toBe('ball')
})

test('the consent is told, and the scorecard has the batter not out', () => {
  const { state } = retired().write(agreed).bowl('Wb')
  const lines = commentary(state, state.innings[0]!).flatMap((over) => over.lines)
  const told = lines.map(({ head, text }) => `${head} ${text}`)
  const cards = lines.flatMap(({ wicket }) =>
    wicket ? [`${wicket.name} ${wicket.how} ${wicket.score}`] : [],
  )

  expect(told.join(' ')).toContain('returns to the crease with the other captain’s consent.')
  expect(cards).toEqual(['Home 1 b Away 8 4/2', 'Home 2 b Away 8 4/2'])
  const card = scorecard(retired().write(agreed).state)[0]
  expect(card?.batting[0]).toMatchObject({ id: 'h1', how: 'not out' })
})

test('a file in which somebody bats on after retiring out is read as a return', () => {
  const cox = { batter: 'C Cox', non_striker: 'B Baig' }
  const deliveries = [
    ball({ wickets: [{ kind: 'retired out', player_out: 'A Ali' }] }),
    ball({ ...cox, wickets: [{ kind: 'run out', player_out: 'B Baig' }] }),
    runs(1, { non_striker: 'C Cox' }),
  ]
  const players = { Lahore: ['A Ali', 'B Baig', 'C Cox', 'D Dar'], Quetta: ['X Khan', 'Y Yar'] }
  const { current } = played(file({ info: { players }, innings: [innings(deliveries)] }))

  expect(current).toMatchObject({ wickets: 1, closed: null, nonStriker: { id: 'A Ali' } })
})
