import { limited } from '@pavilion/cricket/formats/limited.ts'
import { startMatch } from '@pavilion/cricket/fold/match.ts'
import { expect, test } from 'vitest'
import { FoldedMatches } from './folded-matches.ts'

const MINUTE = 60_000
const updatedAt = '2026-07-26T09:30:00Z'

const side = (id: string) => ({ id, name: id, players: [] })
const folded = () => ({
  state: startMatch({ conditions: limited(20), teams: [side('lions'), side('tigers')] }),
  updatedAt,
  isSealed: false,
})

test('a match that nobody has asked for is let go once another is kept', () => {
  let now = 0
  const matches = new FoldedMatches(() => now)
  matches.keep('forgotten', folded())
  matches.keep('followed', folded())
  now = 8 * MINUTE
  expect(matches.current('followed', updatedAt)).toBeDefined()

  now = 12 * MINUTE
  matches.keep('begun', folded())

  expect(matches.latest('forgotten')).toBeUndefined()
  expect(matches.latest('followed')).toBeDefined()
  expect(matches.latest('begun')).toBeDefined()
})
