import { expect, test } from 'vitest'
import { sidesOf } from './team-draft.ts'

const lions = { id: 'l', name: 'Lions' }
const kept = {
  firstId: 't',
  firstName: 'Tigers',
  first: 'Tara',
  secondId: 'l',
  secondName: 'Lions',
  second: 'Leela',
}
const empty = { secondId: '', secondName: '', second: '' }

test('a match of a team has it as its first side, without players of other teams', () => {
  const sides = sidesOf({ id: 'b', name: 'Bears' }, kept)

  expect(sides).toEqual({ firstId: 'b', firstName: 'Bears', first: '', ...empty })
})

test('a team that played here last has its players and its opponents again', () => {
  const turned = sidesOf(lions, kept)

  expect(turned).toMatchObject({
    firstId: 'l',
    first: 'Leela',
    secondName: 'Tigers',
    second: 'Tara',
  })
  expect(sidesOf(lions, turned)).toEqual(turned)
})
