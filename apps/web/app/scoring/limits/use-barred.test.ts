import { expect, test } from 'vitest'
import { barredText } from '#shared/barred-text.ts'
import { ruleAgainst } from './use-barred.ts'

const players = [{ name: 'Ayesha Khan', why: 'suspended' as const, clause: '2.3' }]
const sides = [
  { teamId: 'lions', players },
  { teamId: 'tigers', players: [] },
]

test('a name that is typed is held against those who may not play for that side, however it is written', () => {
  const rule = ruleAgainst(sides, 'lions', ' ayesha  KHAN')

  expect(rule && barredText(rule)).toBe('Ayesha Khan is suspended and may not play (clause 2.3).')
  expect(ruleAgainst(sides, 'tigers', 'Ayesha Khan')).toBeUndefined()
  expect(ruleAgainst(sides, 'lions', 'Ayesha Khanum')).toBeUndefined()
})

test('each rule has a sentence, with its clause where one is cited', () => {
  const says = (
    why: (typeof players)[number]['why'] | 'age' | 'knock-out' | 'overs',
    clause = '',
  ) => barredText({ name: 'Ana', why, clause })

  expect([says('age', '4'), says('knock-out'), says('overs')]).toEqual([
    'Ana is not of the right age and may not play (clause 4).',
    'Ana has played too few league matches for the knock-out and may not play.',
    'Ana may not play.',
  ])
})
