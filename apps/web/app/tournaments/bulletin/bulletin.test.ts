import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { expect, test } from 'vitest'
import { chaseCard } from '#shared/card.testing.ts'
import { bulletinOf, roundUpDays } from './bulletin.ts'
import { bulletinText } from './bulletin-text.ts'

const on = (day: string, changes: Partial<MatchCard> = {}) =>
  chaseCard({ startsOn: day, endsOn: day, status: 'complete', sentence: 'Won', ...changes })

const shown = {
  tournament: { name: 'Harbour Sixes' },
  standings: [],
  leaders: { runs: [], wickets: [] },
  upcoming: [on('2026-07-26', { status: 'upcoming' })],
  results: [on('2026-07-22'), on('2026-07-19'), on('2026-07-12')],
}

test('a round-up is of the week up to the latest result, and earlier ones can be asked for', () => {
  expect(roundUpDays(shown.results)).toEqual(['2026-07-22', '2026-07-12'])
  const latest = bulletinOf(shown, null)
  expect(latest?.results.map(({ endsOn }) => endsOn)).toEqual(['2026-07-19', '2026-07-22'])
  expect(bulletinOf(shown, '2026-07-12')).toMatchObject({ until: '2026-07-12' })
  expect(bulletinOf({ ...shown, results: [] }, null)).toBeUndefined()
})

test('its text names what was played and what comes, and leaves out what there is none of', () => {
  const bulletin = bulletinOf(shown, null)
  expect(bulletin && bulletinText(bulletin, 'en')).toBe(
    [
      'Harbour Sixes',
      'Round-up of 19 to 22 July 2026',
      '',
      'RESULTS',
      'Margalla Markhors v Ravi Rovers: Won',
      'Margalla Markhors v Ravi Rovers: Won',
      '',
      'COMING UP',
      'Sun 26 July 2026: Margalla Markhors v Ravi Rovers',
    ].join('\n'),
  )
})
