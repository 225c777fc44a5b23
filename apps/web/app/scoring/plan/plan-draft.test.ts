import type { MatchPlan } from '@pavilion/contract/matches/plan-calls.ts'
import { limited } from '@pavilion/cricket/formats/limited.ts'
import { t20 } from '@pavilion/cricket/formats/t20.ts'
import { expect, test } from 'vitest'
import { changeOf, draftOf, problemsIn, problemsTold } from './plan-draft.ts'

const plan = (more: object = {}): MatchPlan => ({
  teams: ['Lions', 'Tigers'],
  startsAt: '2026-12-05T10:00:00.000Z',
  ground: { id: 'g', name: 'Canal Oval', city: 'Lahore' },
  officials: [
    { role: 'umpire', id: 'u1', name: 'Aleem Dar' },
    { role: 'match-referee', id: 'r1', name: 'Javed Akhtar' },
  ],
  visibility: 'public',
  conditions: { ...t20, powerplays: [...t20.powerplays] },
  tournament: null,
  mayChange: true,
  mayReformat: true,
  mayDelete: true,
  ...more,
})

test('what is not changed is sent by its id, and the format not at all', () => {
  expect(changeOf('m', plan(), draftOf(plan()))).toEqual({
    matchId: 'm',
    startsAt: '2026-12-05T10:00:00.000Z',
    ground: { id: 'g' },
    officials: [
      { role: 'match-referee', id: 'r1' },
      { role: 'umpire', id: 'u1' },
    ],
    visibility: 'public',
  })
})

test('new names are sent as names, and what is left empty as nothing', () => {
  const draft = { ...draftOf(plan()), ground: ' ', umpires: 'Aleem Dar\nAsad Rauf', scorer: 'Sana' }

  expect(changeOf('m', plan(), draft)).toMatchObject({
    ground: null,
    officials: [
      { role: 'match-referee', id: 'r1' },
      { role: 'umpire', id: 'u1' },
      { role: 'umpire', name: 'Asad Rauf' },
      { role: 'scorer', name: 'Sana' },
    ],
  })
})

test('a named format is chosen by its name, and rules of one’s own as they are', () => {
  expect(draftOf(plan())).toMatchObject({ format: 't20', rules: null, reviews: '' })
  expect(draftOf(plan({ conditions: limited(12) }))).toMatchObject({
    format: 'limited',
    overs: '12',
  })
  const own = { ...t20, wideValue: 2, reviews: 2 }
  const draft = draftOf(plan({ conditions: own }))
  expect(draft).toMatchObject({ rules: { wideValue: 2 }, reviews: '2' })
  const other = { ...draft, format: 't10' as const, rules: null }
  expect(changeOf('m', plan({ conditions: own }), other).conditions).toEqual({
    format: 't10',
    reviews: 2,
  })
})

test('a time that is missing, and rules that contradict each other, stay on the form', () => {
  const draft = { ...draftOf(plan()), startsAt: '', rules: { ...t20, maxOversPerBowler: 1 } }

  expect(Object.keys(problemsIn(draft))).toEqual(['startsAt', 'rules'])
  expect(problemsTold([{ path: 'ground.id', message: 'Ground not found.' }])).toEqual({
    ground: 'Ground not found.',
  })
})
