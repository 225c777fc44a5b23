import fc from 'fast-check'
import { expect, test } from 'vitest'
import { harmOf, hostileName } from './hostile-names.testing.ts'

test('no name does harm in an address, in a table or in a list of players', () => {
  fc.assert(
    fc.property(hostileName, (name) => {
      expect(harmOf(name)).toBeUndefined()
    }),
    { numRuns: 1000 },
  )
})
