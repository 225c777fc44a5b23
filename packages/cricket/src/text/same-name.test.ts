import { expect, test } from 'vitest'
import { isSameName } from './same-name.ts'

test.each([
  ['Ayesha Khan', 'ayesha khan'],
  ['José Núñez', 'Jose Nunez'],
  ['  Ayesha   Khan ', 'Ayesha Khan'],
  ['Griﬃn', 'griffin'],
])('%j and %j are one name', (one, other) => expect(isSameName(one, other)).toBe(true))

test.each([
  ['Ayesha Khan', 'Ayesha Khanna'],
  ['A. Khan', 'Ayesha Khan'],
  ['Ayesha Khan', ''],
])('%j and %j are two', (one, other) => expect(isSameName(one, other)).toBe(false))
