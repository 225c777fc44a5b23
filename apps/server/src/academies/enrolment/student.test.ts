import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { findMinors } from '#privacy/minors.queries.ts'
import { hasPlayed } from '#privacy/played.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { anAcademy, refusal } from '../academies.testing.ts'
import { personalData } from '../personal-data.queries.ts'
import { aParent, childOf, firstOf, registered, withPlaces } from './enrolment.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const child = childOf(app)

test('only those who coach there read the form, and not an operator', async () => {
  const academy = await withPlaces(app, 5)
  const { batchId, organisationId } = academy
  const { parent } = await aParent(app)
  await parent.academies.enrol({ batchId, fields: child('Ann') })
  const studentId = (await registered(academy, batchId))[0]?.student.id ?? ''
  const as = async (is: Parameters<typeof someone>[1]) =>
    refusal(
      (await clientAs(app, await someone(app, is))).academies.studentForm({
        organisationId,
        studentId,
      }),
    )
  const other = await anAcademy(app)

  expect(await as({ roles: [{ organisationId, role: 'coach' }] })).toBeUndefined()
  expect(await as({ operator: true })).toBe('NOT_ALLOWED')
  expect(await as({ roles: [{ organisationId, role: 'scorer' }] })).toBe('NOT_ALLOWED')
  const elsewhere = { organisationId: other.organisationId, studentId }
  expect(await refusal(other.client.academies.studentForm(elsewhere))).toBe('STUDENT_NOT_FOUND')
})

test('a child is not taken for a parent of the same name', async () => {
  const { batchId } = await withPlaces(app, 5)
  const { parent } = await aParent(app)
  const self = child('Sana Mir', { isSelf: true, bornOn: null })
  await parent.academies.enrol({ batchId, fields: self })
  expect(await refusal(parent.academies.enrol({ batchId, fields: child('sana mir') }))).toBe(
    'NAME_TAKEN',
  )
})

test('closing an account takes what an academy knows of its children, and gives their places on', async () => {
  const academy = await withPlaces(app, 1)
  const { batchId } = academy
  const [leaving, waiting] = [await aParent(app), await aParent(app)]
  await leaving.parent.academies.enrol({ batchId, fields: child('Ann') })
  await waiting.parent.academies.enrol({ batchId, fields: child('Bea') })
  const { accountId } = leaving
  const [held] = (
    await app.pool.query<{ name: string; medical: string }>(
      'select name, medical from student where account_id = $1',
      [accountId],
    )
  ).rows
  expect(held).toEqual({ name: 'Ann', medical: 'Nut allergy' })
  await app.db.transaction().execute(async (db) => {
    await personalData.erase?.(db, { accountId, addresses: [], now: app.now() })
  })

  expect(await registered(academy, batchId)).toMatchObject([
    { student: { name: 'Bea' }, state: 'enrolled' },
  ])
  const { rows } = await app.pool.query<{ left: number }>(
    "select count(*)::int as left from student where name = 'Ann' and organisation_id = $1",
    [academy.organisationId],
  )
  expect(rows).toEqual([{ left: 0 }])
})

test('a student who is a child has initials in the academy’s public matches', async () => {
  const { batchId, organisationId } = await withPlaces(app, 5)
  const { parent } = await aParent(app)
  const before = await findMinors(app.db, app.now())
  const name = `Mahnoor ${organisationId}`
  await parent.academies.enrol({ batchId, fields: child(name) })
  const personId = await hasPlayed(app, organisationId, name)
  expect(before).toEqual([])
  expect(await findMinors(app.db, app.now())).toEqual([{ id: personId, name }])
  await parent.academies.enrol({ batchId, fields: child(name, { showsName: true }) })
  expect(await findMinors(app.db, app.now())).toEqual([])
})

test('a student who is a child has initials after the parent has closed the account', async () => {
  const { batchId, organisationId } = await withPlaces(app, 5)
  const { parent, accountId } = await aParent(app)
  const name = `Mahnoor ${organisationId}`
  await parent.academies.enrol({ batchId, fields: child(name) })
  const personId = await hasPlayed(app, organisationId, name)
  await app.db.transaction().execute(async (db) => {
    await personalData.erase?.(db, { accountId, addresses: [], now: app.now() })
  })
  expect(await findMinors(app.db, app.now())).toContainEqual({ id: personId, name })
  const inNineteenYears = `${Number(app.now().slice(0, 4)) + 19}-01-02T00:00:00Z`
  expect(await findMinors(app.db, inNineteenYears)).toEqual([])
})

test('a parent withdraws consent and corrects the form at any time, and nobody else does', async () => {
  const academy = await withPlaces(app, 5)
  const { batchId, organisationId, client, fields } = academy
  const { parent, accountId } = await aParent(app)
  const name = `Mahnoor ${organisationId}`
  await parent.academies.enrol({ batchId, fields: child(name, { showsName: true }) })
  const personId = await hasPlayed(app, organisationId, name)
  await parent.academies.withdraw({ enrolmentId: await firstOf(parent) })
  await client.academies.saveBatch({
    organisationId,
    id: batchId,
    fields: { ...fields, isOpen: false },
  })
  expect(await findMinors(app.db, app.now())).not.toContainEqual({ id: personId, name })

  const { data } = await parent.academies.ownStudents()
  expect(data).toMatchObject([{ name, showsName: true, form: { medical: 'Nut allergy' } }])
  const studentId = data[0]?.id ?? ''
  const form = { medical: '', contactName: 'Asad Mir', contactPhone: '042 999' }
  const said = { studentId, form, showsName: false, showsPicture: false }
  const { parent: other } = await aParent(app)
  expect(await refusal(other.academies.saveOwnStudent(said))).toBe('STUDENT_NOT_FOUND')
  expect(await refusal(client.academies.saveOwnStudent(said))).toBe('STUDENT_NOT_FOUND')
  await parent.academies.saveOwnStudent(said)
  await parent.academies.saveOwnStudent(said)

  expect((await client.academies.studentForm({ organisationId, studentId })).data).toEqual(form)
  expect(await findMinors(app.db, app.now())).toContainEqual({ id: personId, name })
  const { rows } = await app.pool.query<{ details: object }>(
    "select details from security_event where kind = 'consent-changed' and account_id = $1",
    [accountId],
  )
  expect(rows).toEqual([
    {
      details: {
        organisation: organisationId,
        student: studentId,
        name: 'false',
        picture: 'false',
      },
    },
  ])
})
