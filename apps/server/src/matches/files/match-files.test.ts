import { readCricsheet } from '@pavilion/cricket/cricsheet/read.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import type { PlayFact } from '@pavilion/cricket/facts.ts'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { recordFacts } from '../matches.ts'
import { newMatch } from '../new-match.testing.ts'
import { matchFile, type MatchFile } from './match-files.ts'

const app = await freshApp('empty')

/** A match scored here in which somebody hits a four and is out. */
async function scoredMatch() {
  const made = await newMatch(app, 5)
  const [striker, nonStriker] = made.one.map(({ id }) => id)
  const [bowler] = made.other.map(({ id }) => id)
  const [battingTeam = ''] = made.teams
  const who = { striker: striker ?? '', nonStriker: nonStriker ?? '', bowler: bowler ?? '' }
  const ball = (more: object): PlayFact => ({ type: 'ball-bowled', ...who, runs: 0, ...more })
  const facts: PlayFact[] = [
    { type: 'toss', winner: battingTeam, decision: 'bat' },
    { type: 'innings-started', battingTeam },
    ball({ runs: 4 }),
    ball({ extras: { wides: 1 } }),
    ball({ wickets: [{ kind: 'bowled', playerOut: who.striker }] }),
  ]
  const said = await recordFacts(app, {
    matchId: made.matchId,
    expectedSeq: 0,
    facts,
    recordedBy: 'test',
  })
  if (!said.ok) throw new Error(said.message)
  return made
}

/** The content of a file that is text. */
const textOf = (file: MatchFile | undefined): string => String(file?.content ?? '')

test('a match made here is a valid file of the format, which tells the same score', async () => {
  const { matchId, one } = await scoredMatch()
  const file = await matchFile(app, matchId, 'cricsheet.json')
  const json = JSON.parse(textOf(file))
  const match = readCricsheet(json)
  if (!match.ok) throw new Error(match.message)
  const { setup, entries, meta } = match.value

  expect(file?.name).toBe(`${matchId}.json`)
  expect(replay(setup, entries).current).toMatchObject({ runs: 5, wickets: 1, balls: 2 })
  expect(json.meta).toMatchObject({ data_version: '1.2.0', revision: 1 })
  expect(json.info).toMatchObject({
    balls_per_over: 6,
    dates: ['2026-07-22'],
    gender: 'female',
    match_type: 'T20',
    overs: 5,
    season: '2026',
    team_type: 'club',
  })
  expect(json.innings[0].overs[0].deliveries[2]).toMatchObject({ actual_delivery: '0.2' })
  expect([...meta.registry.keys()]).toEqual(expect.arrayContaining(one.map(({ name }) => name)))
  expect([...meta.registry.values()].every((id) => /^[0-9a-f]{8}$/.test(id))).toBe(true)
  expect(new Set(meta.registry.values()).size).toBe(22)
})

test('a person has the same id in the register of every match', async () => {
  const { matchId } = await scoredMatch()
  const registry = async () =>
    JSON.parse(textOf(await matchFile(app, matchId, 'cricsheet.json'))).info.registry

  expect(await registry()).toEqual(await registry())
})

test('the deliveries and the details of a match are CSV', async () => {
  const { matchId } = await scoredMatch()
  const deliveries = await matchFile(app, matchId, 'ashwin.csv')
  const details = await matchFile(app, matchId, 'ashwin-info.csv')
  const rows = textOf(deliveries).trimEnd().split('\n')

  expect([deliveries?.name, details?.name]).toEqual([`${matchId}.csv`, `${matchId}_info.csv`])
  expect(rows).toHaveLength(4)
  expect(rows[3]).toMatch(/^[0-9a-f-]+,2026,2026-07-22,,1,0\.3,.*,bowled,Player AA,,$/)
  expect(textOf(details)).toContain('info,toss_decision,bat\n')
})

test('there are no files of a match that nobody knows', async () => {
  expect(await matchFile(app, '00000000-0000-7000-8000-000000000000', 'ashwin.csv')).toBeUndefined()
})

/** The pages of a PDF, which names each. */
const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length

test('a scorebook is a PDF with an innings from a page of its own, and one page before the first ball', async () => {
  const { matchId } = await scoredMatch()
  const book = await matchFile(app, matchId, 'scorebook.pdf')
  const unplayed = await matchFile(app, (await newMatch(app, 5)).matchId, 'scorebook.pdf')

  expect(book).toMatchObject({ name: `${matchId}_scorebook.pdf`, type: 'application/pdf' })
  for (const one of [book, unplayed]) {
    const pdf = Buffer.from(one?.content ?? '').toString('latin1')
    expect(pdf.slice(0, 5)).toBe('%PDF-')
    expect(pagesOf(pdf)).toBe(1)
  }
})
