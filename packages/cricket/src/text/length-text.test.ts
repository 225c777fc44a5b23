import { expect, test } from 'vitest'
import { lastManStands } from '../formats/last-man-stands.ts'
import { inUnit, lengthOf, lengthText, oversName } from './length-text.ts'
import { typedLength } from './typed-length.ts'

const six = { ballsPerOver: 6, oversPerEnd: 1 }
const sets = { ballsPerOver: 5, oversPerEnd: 2 }

test('an innings lasts overs, and balls where they come in sets', () => {
  expect(lengthText({ overs: '19.3', balls: 117 }, six)).toBe('19.3 overs')
  expect(lengthText({ overs: '20', balls: 100 }, sets)).toBe('100 balls')
  expect(lengthText({ overs: '12.4', balls: 100 }, { ballsPerOver: 8, oversPerEnd: 1 })).toBe(
    '12.4 overs',
  )
})

test('one is one', () => {
  expect(lengthText({ overs: '1', balls: 6 }, six)).toBe('1 over')
  expect(lengthText({ overs: '0.1', balls: 1 }, sets)).toBe('1 ball')
})

test('a length has the name of what it counts', () => {
  expect(lengthOf({ overs: '20', balls: 100 }, sets).title).toBe('Balls')
  expect([oversName(sets), oversName(six)]).toEqual(['Set', 'Over'])
})

test('a place in an innings is an over and a ball, or a ball', () => {
  expect([
    inUnit('11.3', six),
    inUnit('11.3', sets),
    inUnit('12', sets),
    inUnit('0.1', sets),
  ]).toEqual(['11.3', '58', '60', '1'])
})

test('overs of five balls are overs all the same in Last Man Stands', () => {
  expect(lengthText({ overs: '20', balls: 100 }, lastManStands)).toBe('20 overs')
  expect(inUnit('11.3', lastManStands)).toBe('11.3')
  expect(oversName(lastManStands)).toBe('Over')
})

test('a length is typed in the unit of its format', () => {
  expect([typedLength(19.3, six), typedLength(98, sets), typedLength(0, sets)]).toEqual([
    117, 98, 0,
  ])
  for (const wrong of [19.7, -1, Number.NaN]) expect(typedLength(wrong, six)).toBeNull()
  for (const wrong of [19.3, -1, Number.NaN]) expect(typedLength(wrong, sets)).toBeNull()
})
