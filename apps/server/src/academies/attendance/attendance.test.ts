import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { aBatch, anAcademy, dayIn, refusal } from '../academies.testing.ts'
import { aParent, childOf, registered } from '../enrolment/enrolment.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const child = childOf(app)
const MINUTE = 60_000
const earlier = (minutes: number) =>
  new Date(Date.parse(app.now()) - minutes * MINUTE).toISOString()

/** An academy with a batch that trains every day, and one child in it. */
async function withChild() {
  const academy = await anAcademy(app)
  const { id: batchId } = await aBatch(academy, { capacity: 1 })
  const { parent, accountId: parentId } = await aParent(app)
  await parent.academies.enrol({ batchId, fields: child('Ann') })
  const [row] = await registered(academy, batchId)
  const { client, organisationId } = academy
  const day = dayIn(app, -1)
  const keep = (...marks: readonly object[]) =>
    client.academies.keepAttendance({
      organisationId,
      marks: marks.map((mark) => ({
        enrolmentId: row?.enrolmentId ?? '',
        day,
        starts: '17:30',
        mark: 'here' as const,
        markedAt: earlier(10),
        ...mark,
      })),
    })
  const marks = async () => {
    const { data } = await client.academies.sessions({ organisationId, day })
    return data.sessions.flatMap(({ students }) => students.map(({ mark }) => mark))
  }
  return { ...academy, batchId, parent, parentId, day, keep, marks }
}

test('what devices have noted is kept once however often it is sent, and the latest counts', async () => {
  const { keep, marks } = await withChild()
  expect(await marks()).toEqual([null])
  const late = { mark: 'late', markedAt: earlier(5) }
  await Promise.all([keep({}), keep({}), keep({}, late), keep(late)])
  await keep({})

  expect(await marks()).toEqual(['late'])
  await keep({ mark: 'absent', markedAt: earlier(-60) })
  expect(await marks()).toEqual(['absent'])
  const { rows } = await app.pool.query<{ left: boolean }>(
    "select marked_at <= now() + interval '1 minute' as left from attendance where mark = 'absent'",
  )
  expect(rows).toEqual([{ left: true }])
})

test('a family says that a child cannot come, which the coach reads, until it comes after all', async () => {
  const { client, organisationId, batchId, parent } = await withChild()
  const [enrolment] = (await parent.academies.ownEnrolments()).data
  const [, next] = enrolment?.sessions ?? []
  const of = { enrolmentId: enrolment?.id ?? '', day: next?.day ?? '', starts: '17:30' }
  const read = async () => {
    const { data } = await client.academies.sessions({ organisationId, day: of.day })
    const own = data.sessions.find((session) => session.batchId === batchId)
    return own?.students.map(({ absence, mark }) => [absence, mark])
  }
  const calendar = async () =>
    (await parent.calendars.own()).data.events.some(({ startsAt }) => startsAt === next?.startsAt)
  expect([await read(), await calendar()]).toEqual([[[null, null]], true])

  await parent.academies.sayAbsence({ ...of, note: '' })
  const { data } = await parent.academies.sayAbsence({ ...of, note: 'At a wedding' })
  expect(data[0]?.sessions.map(({ absence }) => absence)).toEqual([
    null,
    'At a wedding',
    null,
    null,
    null,
  ])
  expect([await read(), await calendar()]).toEqual([[['At a wedding', null]], false])
  await parent.academies.sayAbsence({ ...of, note: null })
  expect([await read(), await calendar()]).toEqual([[[null, null]], true])
})

test('nobody says that a stranger cannot come, or that of a session that is over or never was', async () => {
  const { parent, day } = await withChild()
  const [enrolment] = (await parent.academies.ownEnrolments()).data
  const of = { enrolmentId: enrolment?.id ?? '', starts: '17:30', note: '' }
  const { parent: stranger } = await aParent(app)
  const tomorrow = dayIn(app, 1)

  for (const [who, asked, code] of [
    [stranger, { ...of, day: tomorrow }, 'ENROLMENT_NOT_FOUND'],
    [parent, { ...of, day }, 'SESSION_NOT_FOUND'],
    [parent, { ...of, day: tomorrow, starts: '17:31' }, 'SESSION_NOT_FOUND'],
  ] as const) {
    expect(await refusal(who.academies.sayAbsence(asked))).toBe(code)
  }
})

test('of a mark for somebody who is not enrolled, the others are kept', async () => {
  const { keep, marks, day } = await withChild()
  const other = await withChild()
  const second = await aParent(app)
  await second.parent.academies.enrol({ batchId: other.batchId, fields: child('Waiting') })
  const [theirs, waiting] = await registered(other, other.batchId)
  const wrong = [
    { enrolmentId: theirs?.enrolmentId },
    { enrolmentId: waiting?.enrolmentId },
    { enrolmentId: crypto.randomUUID() },
    { starts: '17:31' },
    { day: dayIn(app, 2) },
  ]
  const { data } = await keep({}, ...wrong)

  expect(data.refused).toHaveLength(wrong.length)
  expect(await marks()).toEqual(['here'])
  expect(data.refused.filter((mark) => mark.day === day && mark.starts === '17:30')).toHaveLength(3)
  expect((await other.keep({ enrolmentId: waiting?.enrolmentId })).data.refused).toHaveLength(1)
})

test('a session that is cancelled is shown as such, and tells the families once', async () => {
  const { client, organisationId, batchId, parent, parentId } = await withChild()
  const day = dayIn(app, 1)
  const session = { organisationId, batchId, day, starts: '17:30', reason: 'Rain' }
  const { data } = await client.academies.cancelSession(session)
  await client.academies.cancelSession(session)

  expect(data.sessions).toMatchObject([{ cancelledBecause: 'Rain', starts: '17:30' }])
  const { rows } = await app.pool.query<{ data: unknown }>(
    `select data from domain_event where kind = 'session-cancelled' and thing_id = $1`,
    [batchId],
  )
  expect(rows.map((row) => row.data)).toEqual([
    { day, starts: '17:30', isSoon: true, accountIds: [parentId] },
  ])
  const { data: offer } = await parent.academies.enrolmentOffer({ batchId })
  expect(offer.sessions.some((startsAt) => startsAt.startsWith(day))).toBe(false)
  const never = client.academies.cancelSession({ ...session, starts: '09:00' })
  expect(await refusal(never)).toBe('SESSION_NOT_FOUND')
})

test('somebody on trial stands in the session that is tried, and in no other', async () => {
  const academy = await anAcademy(app)
  const { client, organisationId } = academy
  const { id: batchId } = await aBatch(academy)
  const { parent } = await aParent(app)
  const { data: offer } = await parent.academies.enrolmentOffer({ batchId })
  const [first = '', second = ''] = offer.sessions
  await parent.academies.enrol({ batchId, fields: child('Ann', { trialAt: first }) })
  const on = async (instant: string) =>
    (await client.academies.sessions({ organisationId, day: instant.slice(0, 10) })).data.sessions
  expect((await on(first)).flatMap(({ students }) => students)).toMatchObject([
    { name: 'Ann', isTrial: true, hasNotes: true, mark: null },
  ])
  expect((await on(second)).flatMap(({ students }) => students)).toEqual([])
})
