import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { aBatch, anAcademy, aProgramme, dayIn, refusal } from '../academies.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const anybody = clientOf(app)

test('everybody sees the public programmes of an academy, with the batches that are not over', async () => {
  const academy = await anAcademy(app)
  const { client, organisationId } = academy
  const programmeId = await aProgramme(academy, { name: 'Juniors', ageFrom: 8, ageTo: 11 })
  await aProgramme(academy, { name: 'Not yet', isPublic: false })
  const { id } = await aBatch(academy, { programmeId, name: 'Evenings' })
  const days = { firstDay: dayIn(app, -20), lastDay: dayIn(app, -18) }
  await aBatch(academy, { programmeId, termId: null, days, name: 'Last month' })
  const { data } = await anybody.academies.offer({ organisationId })

  expect(data).toMatchObject([
    { name: 'Juniors', ageFrom: 8, ageTo: 11, batches: [{ id, name: 'Evenings', coach: null }] },
  ])
  expect(data[0]?.batches[0]?.nextAt).not.toBeNull()
  await client.organisations.close({ organisationId })
  expect((await anybody.academies.offer({ organisationId })).data).toEqual([])
})

test('a batch trains at the same clock time before and after summer time begins', async () => {
  const { id } = await aBatch(await anAcademy(app), {
    termId: null,
    days: { firstDay: '2026-03-27', lastDay: '2026-03-31' },
  })
  const { rows } = await app.pool.query<{ at: string }>(
    `select to_char(starts_at at time zone 'UTC', 'MM-DD HH24:MI') as at
     from batch_sessions($1, '2026-01-01', '2026-12-31') order by 1`,
    [id],
  )

  expect(rows.map(({ at }) => at)).toEqual([
    '03-27 17:30',
    '03-28 17:30',
    '03-29 16:30',
    '03-30 16:30',
    '03-31 16:30',
  ])
})

test('there are no sessions on holidays', async () => {
  const academy = await anAcademy(app)
  const { client, organisationId } = academy
  const days = { firstDay: dayIn(app, 1), lastDay: dayIn(app, 3) }
  await aBatch(academy, { termId: null, days })
  const nextAt = async () =>
    (await anybody.academies.offer({ organisationId })).data[0]?.batches[0]?.nextAt?.slice(0, 10)
  expect(await nextAt()).toBe(days.firstDay)
  const holiday = { name: 'Eid', firstDay: days.firstDay, lastDay: dayIn(app, 2) }
  await client.academies.saveHoliday({ organisationId, id: randomUUID(), fields: holiday })

  expect(await nextAt()).toBe(days.lastDay)
})

test('repeating a call changes nothing, and what is used cannot be removed', async () => {
  const academy = await anAcademy(app)
  const { client, organisationId, branchId, termId } = academy
  const { id, fields } = await aBatch(academy)
  const { data } = await client.academies.saveBatch({ organisationId, id, fields })
  expect(data.batches).toHaveLength(1)
  const used = [
    { kind: 'branches' as const, id: branchId },
    { kind: 'terms' as const, id: termId },
    { kind: 'programmes' as const, id: fields.programmeId },
  ]
  for (const part of used) {
    const removal = client.academies.removePart({ organisationId, ...part })
    expect(await refusal(removal)).toBe('PART_IN_USE')
  }
  await client.academies.removePart({ organisationId, kind: 'batches', id })
  const left = await client.academies.removePart({ organisationId, kind: 'terms', id: termId })
  expect(left.data).toMatchObject({ batches: [], terms: [] })
})

test('a name stands once, and what belongs to another academy is refused', async () => {
  const academy = await anAcademy(app)
  const other = await anAcademy(app)
  const { client, organisationId, branchId } = academy
  const fields = { name: 'Model Town', address: '', timeZone: 'Europe/London' }
  const twice = client.academies.saveBranch({ organisationId, id: randomUUID(), fields })
  expect(await refusal(twice)).toBe('NAME_TAKEN')
  const theirs = other.client.academies.saveBranch({
    organisationId: other.organisationId,
    id: branchId,
    fields: { ...fields, name: 'Taken over' },
  })
  expect(await refusal(theirs)).toBe('PART_NOT_FOUND')
  for (const foreign of [
    { branchId: other.branchId },
    { termId: other.termId },
    { programmeId: await aProgramme(other) },
    { coachId: await someone(app) },
  ]) {
    expect(await refusal(aBatch(academy, foreign))).toBe('PART_NOT_FOUND')
  }
})

test('times that cannot be are refused', async () => {
  const academy = await anAcademy(app)
  const days = { firstDay: '2026-05-02', lastDay: '2026-05-01' }
  const time = { weekday: 1, starts: '17:30', minutes: 60 }
  for (const wrong of [
    { days, termId: null },
    { days: { ...days, lastDay: '2026-05-03' } },
    { times: [] },
    { times: [time, time] },
    { times: [{ ...time, starts: '24:00' }] },
    { capacity: 0 },
  ]) {
    expect(await refusal(aBatch(academy, wrong))).toBe('BAD_REQUEST')
  }
})

test('a club has no programmes', async () => {
  const client = await clientAs(app, await someone(app))
  const { data } = await client.organisations.create({
    kind: 'club',
    name: `Ravi ${randomUUID()}`,
    country: 'PK',
    city: '',
    about: '',
    website: '',
    email: '',
    phone: '',
    idempotencyKey: randomUUID(),
  })
  const { id: organisationId } = data.organisation
  expect(await refusal(client.academies.plan({ organisationId }))).toBe('NOT_AN_ACADEMY')
})
