import { MatchId } from '@pavilion/contract/ids.ts'
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
  badge: null,
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
  oversPerEnd: 1,
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

const origin = 'https://cricket.example'
const matchOf = (conditions = t20, more: Partial<MatchCard> = {}) => ({
  card: { ...card, ...more },
  conditions,
  changedAt: '2026-11-01T00:00:00.5Z',
  revision: 3,
})
const fileOf = (...one: Parameters<typeof matchOf>) =>
  calendarFile([matchOf(...one)], { name: null, origin })

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

test('an entry says when it last changed, and where its page is', () => {
  const text = fileOf()

  expect(text).toContain(`UID:${card.id}\r\nDTSTAMP:20261101T000000Z\r\n`)
  expect(text).toContain('LAST-MODIFIED:20261101T000000Z\r\nSEQUENCE:3\r\n')
  expect(text.replaceAll('\r\n ', '')).toContain(
    `URL:${origin}/match-central/matches/${card.id}/a-v-b`,
  )
  expect(text).not.toContain('NAME:')
})

test('a calendar has a name, an entry for each match, and an hour between two looks', () => {
  const other = matchOf(t20, { id: MatchId.parse('01990000-0000-7000-8000-00000000ab02') })
  const text = calendarFile([matchOf(), other], { name: 'Cup; A, B\r\nX:1', origin })

  expect(text).toContain(String.raw`X-WR-CALNAME:Cup\; A\, B\nX:1`)
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(calendarFile([], { name: 'Cup', origin })).toMatch(/END:VCALENDAR\r\n$/)
})
