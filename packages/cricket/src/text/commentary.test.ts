import { expect, test } from 'vitest'
import { write } from '../fold/play.testing.ts'
import { limited } from '../formats/limited.ts'
import { commentary } from './commentary.ts'

test('who is out without a ball has a card, and counts in the score and in the over', () => {
  const book = write(limited(2), 'h: 1 4')
  book.write({ type: 'batter-dismissed', player: 'h1', kind: 'run out' })
  book.write({ type: 'batter-dismissed', player: 'h3', kind: 'timed out' })
  book.write({ type: 'batter-came-in', player: 'h4' })
  book.write({ type: 'batter-retired', player: 'h4', reason: 'out' })
  book.bowl('.')
  const [over] = commentary(book.state, book.state.innings[0]!)

  expect(over).toMatchObject({ wickets: 3, score: '5/3' })
  expect(
    over?.lines.flatMap(({ text, wicket }) => (wicket ? [[text, wicket.how, wicket.score]] : [])),
  ).toEqual([
    ['Home 4 retires out.', 'retired out', '5/3'],
    ['Home 3 is timed out.', 'timed out', '5/2'],
    ['Home 1 is run out at the bowler’s end before the ball is bowled.', 'run out', '5/1'],
  ])
})
