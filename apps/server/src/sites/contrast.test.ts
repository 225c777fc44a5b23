import { expect, test } from 'vitest'
import { seenOn } from './contrast.ts'

type Point = readonly [red: number, green: number, blue: number, alpha: number]

const nothing: Point = [0, 0, 0, 0]
const night: Point = [9, 15, 18, 255]
const paper: Point = [255, 255, 255, 255]
const cherry: Point = [190, 40, 60, 255]

const picture = (...points: readonly Point[]) => Uint8Array.from(points.flat())

test.each([
  ['dark letters without a background', 'light', [nothing, night, night, nothing]],
  ['white letters without a background', 'dark', [nothing, paper, paper, nothing]],
  ['a colour between the two', 'both', [nothing, cherry, cherry, nothing]],
  ['dark letters on a background of their own', 'both', [paper, night, night, paper]],
  ['nothing at all', 'both', [nothing, nothing]],
] as const)('%s can be seen on: %s', (_, where, points) => {
  expect(seenOn(picture(...points))).toBe(where)
})
