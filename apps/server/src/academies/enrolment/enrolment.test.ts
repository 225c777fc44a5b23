import type { EnrolmentFields } from '@pavilion/contract/academies/enrolment-fields.ts'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { aBatch, anAcademy, aProgramme, refusal } from '../academies.testing.ts'
import {
  aParent,
  bornAt,
  childOf,
  firstOf,
  registered,
  stateOf,
  withPlaces,
} from './enrolment.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const child = childOf(app)

test('of many who ask for the last places at once, as many get one as there are', async () => {
  const { batchId } = await withPlaces(app, 3)
  const parents = await Promise.all(Array.from({ length: 8 }, () => aParent(app)))
  await Promise.all(
    parents.map(({ parent }, at) =>
      parent.academies.enrol({ batchId, fields: child(`Child ${at}`) }),
    ),
  )
  const states = (await Promise.all(parents.map(({ parent }) => stateOf(parent)))).flat()

  expect(states.filter(([state]) => state === 'enrolled')).toHaveLength(3)
  const inLine = states.filter(([state]) => state === 'waiting').map(([, place]) => Number(place))
  expect(inLine.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5])
})

test('whoever waits longest gets the place of one who withdraws, and is told', async () => {
  const { batchId } = await withPlaces(app, 1)
  const [first, second, third] = [await aParent(app), await aParent(app), await aParent(app)]
  for (const { parent } of [first, second, third]) {
    await parent.academies.enrol({ batchId, fields: child('Ann') })
  }
  const enrolmentId = await firstOf(first.parent)
  await first.parent.academies.withdraw({ enrolmentId })
  await first.parent.academies.withdraw({ enrolmentId })

  expect(await stateOf(first.parent)).toEqual([])
  expect(await stateOf(second.parent)).toEqual([['enrolled', null]])
  expect(await stateOf(third.parent)).toEqual([['waiting', 1]])
  const { rows } = await app.pool.query<{ data: unknown }>(
    `select data from domain_event where kind = 'batch-place-given' and thing_id = $1`,
    [batchId],
  )
  expect(rows.map(({ data }) => data)).toEqual([{ accountId: second.accountId }])
  const theirs = third.parent.academies.withdraw({ enrolmentId })
  expect(await refusal(theirs)).toBe('ENROLMENT_NOT_FOUND')
})

test('more places let those move up who wait, and fewer than are taken are refused', async () => {
  const academy = await withPlaces(app, 1)
  const { client, organisationId, batchId, fields } = academy
  const { parent } = await aParent(app)
  for (const name of ['Ann', 'Bea', 'Cat']) {
    await parent.academies.enrol({ batchId, fields: child(name) })
  }
  await client.academies.saveBatch({
    organisationId,
    id: batchId,
    fields: { ...fields, capacity: 2 },
  })
  expect(
    (await registered(academy, batchId)).map(({ student, state }) => [student.name, state]),
  ).toEqual([
    ['Ann', 'enrolled'],
    ['Bea', 'enrolled'],
    ['Cat', 'waiting'],
  ])
  const one = { organisationId, id: batchId, fields: { ...fields, capacity: 1 } }
  expect(await refusal(client.academies.saveBatch(one))).toBe('CAPACITY_TOO_LOW')
  const [ann, , cat] = await registered(academy, batchId)
  for (const row of [cat, ann]) {
    const enrolmentId = row?.enrolmentId ?? ''
    await client.academies.settleEnrolment({ organisationId, enrolmentId, to: 'withdrawn' })
  }
  await client.academies.saveBatch(one)
  expect(await registered(academy, batchId)).toMatchObject([{ student: { name: 'Bea' } }])
})

test('a trial is one session of the batch, and a place afterwards', async () => {
  const academy = await withPlaces(app, 2)
  const { batchId } = academy
  const { parent } = await aParent(app)
  const { data: offer } = await parent.academies.enrolmentOffer({ batchId })
  const trialAt = offer.sessions[0] ?? ''
  const wrong = new Date(Date.parse(trialAt) + 60_000).toISOString()
  const never = parent.academies.enrol({ batchId, fields: child('Ann', { trialAt: wrong }) })
  expect(await refusal(never)).toBe('NOT_A_SESSION')
  await parent.academies.enrol({ batchId, fields: child('Ann', { trialAt }) })
  expect(await registered(academy, batchId)).toMatchObject([{ state: 'trial', trialAt }])
  const enrolmentId = await firstOf(parent)
  await parent.academies.takePlace({ enrolmentId })
  await parent.academies.takePlace({ enrolmentId })

  expect(await stateOf(parent)).toEqual([['enrolled', null]])
})

test('repeating an enrolment changes the form only', async () => {
  const academy = await withPlaces(app, 5)
  const { batchId, client, organisationId } = academy
  const { parent } = await aParent(app)
  const form = { medical: '', contactName: 'Nida Dar', contactPhone: '042 111' }
  await parent.academies.enrol({ batchId, fields: child('Ann') })
  await parent.academies.enrol({ batchId, fields: child('ANN', { form }) })
  const rows = await registered(academy, batchId)

  expect(rows).toHaveLength(1)
  const studentId = rows[0]?.student.id ?? ''
  const { data } = await client.academies.studentForm({ organisationId, studentId })
  expect(data).toEqual(form)
})

test('who is too young, too old or grown up is refused, and so is a batch that is closed', async () => {
  const academy = await anAcademy(app)
  const programmeId = await aProgramme(academy, { ageFrom: 8, ageTo: 11 })
  const { id: batchId } = await aBatch(academy, { programmeId })
  const { parent } = await aParent(app)
  for (const age of [6, 13, 19]) {
    const fields = child('Ann', { bornOn: bornAt(app, age) })
    expect(await refusal(parent.academies.enrol({ batchId, fields }))).toBe('NOT_OF_AGE')
  }
  const self = child('Sana Mir', { isSelf: true, bornOn: null })
  expect(await refusal(parent.academies.enrol({ batchId, fields: self }))).toBe('NOT_OF_AGE')
  const closed = await aBatch(academy, { isOpen: false })
  const asked = { batchId: closed.id, fields: child('Ann') }
  expect(await refusal(parent.academies.enrol(asked))).toBe('BATCH_CLOSED')
  const hidden = await aProgramme(academy, { isPublic: false })
  const unseen = await aBatch(academy, { programmeId: hidden })
  const find = parent.academies.enrolmentOffer({ batchId: unseen.id })
  expect(await refusal(find)).toBe('BATCH_NOT_FOUND')
  const without = { ...child('Ann'), agrees: false } as unknown as EnrolmentFields
  expect(await refusal(parent.academies.enrol({ batchId, fields: without }))).toBe('BAD_REQUEST')
})

test('an adult enrols as oneself, and a batch that has students stays', async () => {
  const academy = await withPlaces(app, 5)
  const { batchId, client, organisationId } = academy
  const { parent } = await aParent(app)
  const fields = child('Sana Mir', { isSelf: true, bornOn: null })
  await parent.academies.enrol({ batchId, fields })

  expect(await registered(academy, batchId)).toMatchObject([
    { student: { name: 'Sana Mir', isSelf: true }, guardian: null, state: 'enrolled' },
  ])
  const removal = client.academies.removePart({ organisationId, kind: 'batches', id: batchId })
  expect(await refusal(removal)).toBe('PART_IN_USE')
})
