import { expect, test } from 'vitest'
import { asRightHander, lengthOf, lineOf } from './pitch-zones.ts'

const at = (line: number, length = 0.35) => ({ line, length })

test('a length is told by the share of the pitch from the striker’s stumps', () => {
  expect([0, 0.1, 0.2, 0.35, 0.5, 1].map((length) => lengthOf(at(0, length)))).toEqual([
    'yorker',
    'yorker',
    'full',
    'good',
    'short',
    'short',
  ])
})

test('the off side is on the right of a right-hander and on the left of a left-hander', () => {
  expect([-0.4, 0, 0.2, 0.8].map((line) => lineOf(at(line), false))).toEqual([
    'leg',
    'stumps',
    'off',
    'wide',
  ])
  expect([0.4, 0, -0.2, -0.8].map((line) => lineOf(at(line), true))).toEqual([
    'leg',
    'stumps',
    'off',
    'wide',
  ])
})

test('a place turned twice is where it was', () => {
  expect(asRightHander(asRightHander(at(0.3), true), true)).toEqual(at(0.3))
  expect(asRightHander(at(0), true)).toEqual(at(0))
})
