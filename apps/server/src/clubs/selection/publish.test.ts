import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { refusal } from '../clubs.testing.ts'
import { answerOf, aWeekend, pick, publish, subjectsTo } from './selection.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const anybody = clientOf(app)

test('a published sheet tells each player once, those left out too, and then only what changed', async () => {
  const weekend = await aWeekend(app)
  const { first } = weekend
  for (const name of ['Ann', 'Bea', 'Cat']) await answerOf(weekend, name, 'yes')
  await pick(weekend, 'Ann')
  await pick(weekend, 'Bea', { as: 'reserve' })
  await publish(weekend)
  await publish(weekend)
  expect(await subjectsTo(weekend, 'Ann')).toEqual(['You play'])
  expect(await subjectsTo(weekend, 'Bea')).toEqual(['You are in reserve'])
  expect(await subjectsTo(weekend, 'Cat')).toEqual(['Not in the team this time'])
  expect(await subjectsTo(weekend, 'Dot')).toEqual([])

  await pick(weekend, 'Ann', { from: first, to: null })
  await pick(weekend, 'Cat')
  expect(await subjectsTo(weekend, 'Ann')).toHaveLength(1)
  await publish(weekend)
  expect(await subjectsTo(weekend, 'Ann')).toEqual(['You play', 'Not in the team this time'])
  expect(await subjectsTo(weekend, 'Cat')).toEqual(['Not in the team this time', 'You play'])
  expect(await subjectsTo(weekend, 'Bea')).toHaveLength(1)
})

test('who drops out is replaced by the first reserve who says yes', async () => {
  const weekend = await aWeekend(app)
  const { client, organisationId, first, idOf } = weekend
  await pick(weekend, 'Ann')
  await pick(weekend, 'Bea', { as: 'reserve' })
  await pick(weekend, 'Cat', { as: 'reserve' })
  await publish(weekend)
  expect(await answerOf(weekend, 'Ann', 'no')).toMatchObject({ picked: 'withdrawn' })
  expect((await subjectsTo(weekend, 'Bea')).at(-1)).toBe('Can you stand in?')
  await answerOf(weekend, 'Bea', 'no')
  expect((await subjectsTo(weekend, 'Cat')).at(-1)).toBe('Can you stand in?')
  expect(await answerOf(weekend, 'Cat', 'yes')).toMatchObject({ picked: 'playing' })
  const { data } = await client.clubs.selection({ organisationId })
  const picks = data.matches.find(({ id }) => id === first)?.picks
  expect(Object.fromEntries(picks?.map(({ playerId, state }) => [playerId, state]) ?? [])).toEqual({
    [idOf('Ann')]: 'withdrawn',
    [idOf('Bea')]: 'withdrawn',
    [idOf('Cat')]: 'playing',
  })
})

test('a sheet that nobody is on is not published', async () => {
  expect(await refusal(publish(await aWeekend(app)))).toBe('SHEET_EMPTY')
})

test('a team sheet is for the club, and for anybody if the club wishes; drafts are for nobody', async () => {
  const weekend = await aWeekend(app)
  const { client, first } = weekend
  const stranger = await clientAs(app, await someone(app))
  await pick(weekend, 'Ann')
  expect(await refusal(client.clubs.teamSheet({ entryId: first }))).toBe('SHEET_NOT_FOUND')
  await publish(weekend)
  await pick(weekend, 'Bea')
  const { data } = await client.clubs.teamSheet({ entryId: first })
  expect(data.players.map(({ name }) => name)).toEqual(['Ann Khan'])
  for (const one of [anybody, stranger]) {
    expect(await refusal(one.clubs.teamSheet({ entryId: first }))).toBe('SHEET_NOT_FOUND')
  }
  await publish(weekend, true)
  const { data: seen } = await anybody.clubs.teamSheet({ entryId: first })
  expect(seen.players.map(({ name }) => name)).toEqual(['Ann Khan', 'Bea Khan'])
})
