import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { aCup, entriesOf, four, refusal, single, startCups } from '../fixtures/cup.testing.ts'
import { findSchedule } from './find-schedule.ts'
import { tablesOf } from './tables-of.ts'

const app = await freshApp('sample')
const client = clientOf(app)
const cups = await startCups()
const organiser = await clientAs(cups.app, await someone(cups.app))

test('anybody gets the schedule and the tables of a tournament as PDF files', async () => {
  const [sample] = (await client.tournaments.filter({ filter: { text: 'Monsoon' } })).data.items
  const tournamentId = sample!.id
  for (const form of ['schedule.pdf', 'table.pdf'] as const) {
    const file = await client.tournaments.sheet({ tournamentId, form })
    expect([file.name, file.type]).toEqual([`${sample!.slug}-${form}`, 'application/pdf'])
    expect((await file.text()).slice(0, 5)).toBe('%PDF-')
  }
  const schedule = await findSchedule({ app, host: 'localhost' }, tournamentId)
  const { bracket } = (await client.tournaments.show({ tournamentId })).data
  const open = bracket.filter(({ match }) => match === null).length
  expect(schedule.matches).toHaveLength(sample!.matches + open)
  expect(schedule.isCut).toBe(false)
})

test('a league is on the schedule once it is public, and the final as soon as it is set', async () => {
  const tournamentId = await aCup(organiser, four)
  const scheduled = async () => {
    const { matches } = await findSchedule({ app: cups.app, host: 'localhost' }, tournamentId)
    return matches.map(({ home, away, part }) => `${home} v ${away}${part && `, ${part}`}`)
  }
  await cups.search(organiser, tournamentId)
  expect(
    await refusal(clientOf(cups.app).tournaments.sheet({ tournamentId, form: 'table.pdf' })),
  ).toBe('TOURNAMENT_NOT_FOUND')
  expect(await scheduled()).toEqual([])
  await organiser.tournaments.publish({ tournamentId })
  await organiser.tournaments.publishFixtures({ tournamentId })
  expect(await scheduled()).toHaveLength(6)

  await organiser.tournaments.setKnockOut({ tournamentId, knockOut: single })
  expect((await scheduled()).at(-1)).toBe('place 1 v place 2, Final')
})

test('a ruling is told below the table, whoever it was against', async () => {
  const tournamentId = await aCup(organiser, four)
  await organiser.tournaments.publish({ tournamentId })
  const [first] = await entriesOf(organiser, tournamentId)
  await organiser.tournaments.adjustPoints({
    tournamentId,
    adjustmentId: crypto.randomUUID(),
    teamId: first!.team.id,
    points: -2,
    fine: 'GBP 5',
    reason: 'Late start',
  })
  const [table] = tablesOf((await cups.show(tournamentId)).standings)

  expect(table?.rows).toHaveLength(4)
  expect(table?.notes).toEqual([`${first!.team.name}: −2 points, fined GBP 5, Late start`])
})
