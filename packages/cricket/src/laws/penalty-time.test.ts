import { expect, test } from 'vitest'
import { RETURNED, SUBSTITUTE_ROLE } from '../facts.ts'
import type { PlayerReplaced } from '../facts.ts'
import { test as testMatch } from '../formats/test.ts'
import { write } from '../fold/play.testing.ts'
import type { Book } from '../fold/play.testing.ts'
import { penaltyBalls } from './penalty-time.ts'

const goesOff: PlayerReplaced = {
  type: 'player-replaced',
  team: 'a',
  in: 'sub',
  out: 'a2',
  reason: 'injury',
  role: SUBSTITUTE_ROLE,
}
const isBack: PlayerReplaced = { ...goesOff, in: 'a2', out: 'sub', reason: RETURNED }

const owed = ({ state }: Book) => penaltyBalls(state.current!, 'a2')

test('whoever is back owes as much time on the field as the absence lasted', () => {
  const book = write(testMatch, 'h: . .').write(goesOff).bowl('. wd . . .')
  expect(owed(book)).toBe(0)

  expect(owed(book.write(isBack))).toBe(4)
  expect(owed(book.bowl('. wd .'))).toBe(2)
  expect(owed(book.bowl('. . .'))).toBe(0)
})

test('time that is still owed is added to that of another absence', () => {
  const book = write(testMatch, 'h:').write(goesOff).bowl('. . .').write(isBack).bowl('.')

  expect(owed(book.write(goesOff).bowl('. .').write(isBack))).toBe(4)
  expect(penaltyBalls(book.state.current!, 'a3')).toBe(0)
})

test('nobody owes more than ninety minutes', () => {
  const book = write(testMatch, 'h:').write(goesOff).bowl('. '.repeat(200)).write(isBack)

  expect(owed(book)).toBe(135)
})
