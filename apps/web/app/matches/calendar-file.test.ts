import { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { t20 } from '@pavilion/cricket/formats/t20.ts'
import { test as testMatch } from '@pavilion/cricket/formats/test.ts'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const team = (name: string, at: number) => ({
  id: `01990000-0000-7000-8000-00000000000${at}`,
  name,
  slug: name,
  shortName: null,
  isSample: false,
})

const card = MatchCard.parse({
  id: '01990000-0000-7000-8000-00000000ab01',
  slug: 'a-v-b',
  seq: 3,
  status: 'upcoming',
  format: 't20',
  formatName: 'T20',
  ballsPerOver: 6,
  gender: 'male',
  season: '2026',
  matchNumber: null,
  stage: null,
  group: null,
  startsOn: '2026-11-22',
  endsOn: '2026-11-22',
  startsAt: '2026-11-22T09:00:00Z',
  tournament: null,
  ground: null,
  sides: [team('Markhors, First; XI', 1), team('Rovers', 2)],
  innings: [],
  batting: null,
  winner: null,
  sentence: '',
  seam: '',
  ballsAllotted: null,
  watchers: 0,
  isSample: false,
})

const url = 'https://cricket.example/match'
const now = '2026-11-01T00:00:00Z'
const fileOf = (conditions = t20, more: Partial<MatchCard> = {}) =>
  calendarFile({ ...card, ...more }, { conditions, url, now })

test('a T20 takes three and a half hours from its start', () => {
  const text = fileOf()

  expect(text).toContain('DTSTART:20261122T090000Z\r\nDTEND:20261122T123000Z\r\n')
  expect(text).toContain(String.raw`SUMMARY:Markhors\, First\; XI v Rovers`)
})

test('a match of several days, or without a time, takes whole days', () => {
  const days = 'DTSTART;VALUE=DATE:20261122\r\nDTEND;VALUE=DATE:20261127\r\n'

  expect(fileOf(testMatch, { endsOn: '2026-11-26' })).toContain(days)
  expect(fileOf(t20, { startsAt: null })).toContain('DTEND;VALUE=DATE:20261123')
})

test('an abandoned match is cancelled, and no line is longer than 75 octets', () => {
  const text = fileOf(t20, { status: 'abandoned', sentence: 'ابر آلود موسم '.repeat(12) })

  expect(text).toContain('STATUS:CANCELLED')
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThan(76)
})
