import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hundred } from '../formats/hundred.ts'
import { t20 } from '../formats/t20.ts'
import { formatBall, parseBall } from './notation.ts'
import { shorthand } from './shorthand.testing.ts'

const who = { striker: 's', nonStriker: 'n', bowler: 'b' }

test('a ball written and read is the same ball', () => {
  fc.assert(
    fc.property(shorthand, fc.constantFrom(t20, hundred), (text, conditions) => {
      const ball = parseBall(text, who, conditions)
      if (!ball.ok) throw new Error(ball.message)
      const again = parseBall(formatBall(ball.value, conditions), who, conditions)

      expect(again).toEqual(ball)
    }),
  )
})

test('invalid shorthand is refused by name', () => {
  expect(parseBall('4+zz', who, t20)).toMatchObject({
    ok: false,
    message: '"zz" of "4+zz" is no shorthand for a ball.',
  })
})

test('a no-ball costs what the conditions say', () => {
  expect(parseBall('nb', who, hundred)).toMatchObject({ value: { extras: { noballs: 2 } } })
})
