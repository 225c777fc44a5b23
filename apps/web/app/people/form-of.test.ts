import type { Appearance } from '@pavilion/contract/people/player-calls.ts'
import { expect, test } from 'vitest'
import { chaseCard } from '#shared/card.testing.ts'
import { inningsForm, spellsForm } from './form-of.ts'

const card = chaseCard()
const [team] = card.sides

const appearance = (startsOn: string, made: Partial<Appearance>): Appearance => ({
  match: { ...card, startsOn },
  team,
  source: 'ball-by-ball',
  isSigned: false,
  batting: [],
  bowling: [],
  ...made,
})
const score = (runs: number, isOut = true) => ({ runs, balls: 30, isOut })

test('innings come with the earliest first, with opponent, day and month', () => {
  const bars = inningsForm({
    appearances: [
      appearance('2026-07-12', { batting: [score(63, false)] }),
      appearance('2026-07-05', { batting: [score(0)] }),
    ],
    locale: 'en',
  })

  expect(bars.map(({ text }) => text)).toEqual(['0', '63*'])
  expect(bars[1]?.below.slice(1)).toEqual(['12', 'Jul'])
  expect(bars[1]?.row[0]).toContain(card.sides[1].name)
})

test('a match without an innings takes no place, and one with two takes two', () => {
  const bars = inningsForm({
    appearances: [
      appearance('2026-07-12', { batting: [score(4), score(8)] }),
      appearance('2026-07-05', {}),
    ],
    locale: 'en',
  })

  expect(bars.map(({ value }) => value)).toEqual([4, 8])
  expect(new Set(bars.map(({ row }) => row[0])).size).toBe(2)
})

test('the ten latest spells are shown by their wickets, with their figures', () => {
  const bars = spellsForm({
    appearances: Array.from({ length: 12 }, (_, at) =>
      appearance('2026-07-12', {
        bowling: [{ legalBalls: 24, maidens: 0, runs: 20 + at, wickets: 2 }],
      }),
    ),
    locale: 'en',
  })

  expect(bars.length).toBe(10)
  expect(bars.at(-1)).toMatchObject({ value: 2, text: '2–20' })
})
