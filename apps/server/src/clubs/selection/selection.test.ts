import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { after } from '#security/instants.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { linkToken } from '../calendar/availability-link.ts'
import { refusal } from '../clubs.testing.ts'
import { aMatch, answerOf, aWeekend, noon, pick, publish } from './selection.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const anybody = clientOf(app)
const DAY = 86_400

test('a board shows the elevens of the next day and what everybody has answered', async () => {
  const weekend = await aWeekend(app)
  const { client, organisationId, day, idOf, first } = weekend
  await answerOf(weekend, 'Ann', 'yes')
  await answerOf(weekend, 'Bea', 'no')
  await pick(weekend, 'Ann')
  const { data } = await client.clubs.selection({ organisationId })

  expect(data.day).toBe(day)
  expect(data.days).toEqual([{ day, matches: 2, published: 0 }])
  expect(data.players.map(({ name, answer }) => [name, answer])).toEqual([
    ['Ann Khan', 'yes'],
    ['Bea Khan', 'no'],
    ['Cat Khan', null],
    ['Dot Khan', null],
  ])
  expect(data.players[0]?.teamIds).toHaveLength(2)
  const picked = data.matches.find(({ id }) => id === first)
  expect(picked?.publishedAt).toBeNull()
  expect(Date.parse(picked?.meetsAt ?? '')).toBe(Date.parse(noon(app, 3)) - 3_600_000)
  expect(picked?.picks).toMatchObject([{ playerId: idOf('Ann'), state: 'playing', told: null }])
})

test('nobody is in two elevens on one day, not even past the server', async () => {
  const weekend = await aWeekend(app)
  const { client, organisationId, day, idOf, first, second } = weekend
  await pick(weekend, 'Ann')
  const asked = { organisationId, day, playerId: idOf('Ann'), from: null, to: second }
  expect(await refusal(client.clubs.pick(asked))).toBe('PICKED_MEANWHILE')
  const insert = app.pool.query(
    `insert into selection (entry_id, player_id, organisation_id, days, state)
     select id, $2, organisation_id, days, 'reserve' from calendar_entry where id = $1`,
    [second, idOf('Ann')],
  )
  await expect(insert).rejects.toMatchObject({ code: '23P01' })
  const data = await pick(weekend, 'Ann', { from: first, to: second })
  const counts = Object.fromEntries(data.matches.map(({ id, picks }) => [id, picks.length]))
  expect(counts).toEqual({ [first]: 0, [second]: 1 })
})

test('of those who pick one player at the same time, one is told', async () => {
  const weekend = await aWeekend(app)
  const { client, organisationId, day, idOf, first, second } = weekend
  const codes = await Promise.all(
    [first, second].map((to) =>
      refusal(client.clubs.pick({ organisationId, day, playerId: idOf('Ann'), from: null, to })),
    ),
  )
  expect(new Set(codes)).toEqual(new Set(['PICKED_MEANWHILE', undefined]))
})

test('a match is not moved to a day on which its eleven plays another', async () => {
  const weekend = await aWeekend(app)
  const { client, organisationId, teamId } = weekend
  await pick(weekend, 'Ann')
  const sunday = await aMatch({ client, organisationId, teamId, startsAt: noon(app, 4) })
  await pick(weekend, 'Ann', { to: sunday.id })
  const { id: entryId, team, opponent, place, note, startsAt, endsAt } = sunday
  const moved = client.clubs.saveEntry({
    organisationId,
    entryId,
    revision: 1,
    fields: {
      kind: 'match',
      teamId: team?.id ?? null,
      opponent,
      place,
      note,
      startsAt: after(startsAt, -DAY),
      endsAt: after(endsAt, -DAY),
      askDays: null,
    },
  })
  expect(await refusal(moved)).toBe('PLAYS_ELSEWHERE')
})

test('numbers are worn once in an eleven, and captains follow each other', async () => {
  const weekend = await aWeekend(app)
  const { client, organisationId, day, first, idOf } = weekend
  await pick(weekend, 'Ann')
  await pick(weekend, 'Bea')
  const mark = (name: string, shirt: number) =>
    client.clubs.markPick({
      organisationId,
      day,
      entryId: first,
      playerId: idOf(name),
      shirt,
      isCaptain: true,
      isKeeper: false,
    })
  await mark('Ann', 7)
  expect(await refusal(mark('Bea', 7))).toBe('SHIRT_TAKEN')
  const { data } = await mark('Bea', 8)
  const picks = data.matches.find(({ id }) => id === first)?.picks
  expect(picks?.map(({ shirt, isCaptain }) => [shirt, isCaptain])).toEqual([
    [7, false],
    [8, true],
  ])
})

test('a job is taken by one player and may be given back', async () => {
  const weekend = await aWeekend(app)
  const { client, organisationId, day, first, idOf } = weekend
  const kinds = ['umpire', 'umpire', 'teas'] as const
  const jobs = { organisationId, day, entryId: first, kinds: [...kinds] }
  const { data: board } = await client.clubs.setDuties(jobs)
  const duties = board.matches.find(({ id }) => id === first)?.duties ?? []
  expect(duties.map(({ kind }) => kind)).toEqual(['teas', 'umpire', 'umpire'])
  const dutyId = duties[0]?.id ?? ''
  const take = async (name: string, takes: boolean) =>
    anybody.clubs.takeDutyByLink({ token: await linkToken(app, idOf(name)), dutyId, takes })
  const { data } = await take('Ann', true)
  const entry = data.entries.find(({ id }) => id === first)
  expect(entry?.duties[0]).toEqual({ id: dutyId, kind: 'teas', by: 'Ann Khan', isYours: true })
  expect(await refusal(take('Bea', true))).toBe('DUTY_TAKEN')
  const { data: fewer } = await client.clubs.setDuties({ ...jobs, kinds: ['teas', 'umpire'] })
  expect(fewer.matches.find(({ id }) => id === first)?.duties).toMatchObject([
    { kind: 'teas', playerId: idOf('Ann') },
    { kind: 'umpire', playerId: null },
  ])
  await take('Ann', false)
  expect(await refusal(take('Bea', true))).toBeUndefined()
})

test('whoever was left out, and how often everybody played, is shown for the next day', async () => {
  const weekend = await aWeekend(app)
  const { client, organisationId, teamId } = weekend
  await answerOf(weekend, 'Cat', 'yes')
  await pick(weekend, 'Ann')
  await publish(weekend)
  const { startsAt } = await aMatch({ client, organisationId, teamId, startsAt: noon(app, 9) })
  const { data } = await client.clubs.selection({ organisationId, day: startsAt.slice(0, 10) })
  const isNewYear = startsAt.slice(0, 4) > noon(app, 3).slice(0, 4)
  expect(data.players.map(({ matches, isLeftOut }) => [matches, isLeftOut])).toEqual([
    [isNewYear ? 0 : 1, false],
    [0, false],
    [0, true],
    [0, false],
  ])
})

test('who leaves the club is on no sheet of a match to come', async () => {
  const weekend = await aWeekend(app)
  const { client, organisationId, idOf, first } = weekend
  await pick(weekend, 'Ann')
  await client.clubs.removePlayer({ organisationId, playerId: idOf('Ann') })
  const { data } = await client.clubs.selection({ organisationId })
  expect(data.matches.find(({ id }) => id === first)?.picks).toEqual([])
})
