import { expect, test } from 'vitest'
import { clientAs } from '#app/access-walk/people.testing.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { SAMPLE_ACADEMY } from './sample-academy.ts'

const app = await freshApp('sample')
const client = clientOf(app)

test('the sample academy offers programmes with batches that train, and says that they are samples', async () => {
  const { id: organisationId } = await app.db
    .selectFrom('organisation')
    .select('id')
    .where('name', '=', SAMPLE_ACADEMY)
    .executeTakeFirstOrThrow()
  const { data } = await client.academies.offer({ organisationId })
  expect(data.map(({ name }) => name).toSorted()).toEqual(['First Innings', 'Pace Workshop'])
  for (const { about, batches } of data) {
    expect(about).toMatch(/^Sample programme\./)
    expect(batches.every(({ times, isOpen }) => isOpen && times.length > 0)).toBe(true)
  }
})

test('no page of the sample academy’s console is empty', async () => {
  const { id: organisationId } = await app.db
    .selectFrom('organisation')
    .select('id')
    .where('name', '=', SAMPLE_ACADEMY)
    .executeTakeFirstOrThrow()
  const { id: ownerId } = await app.db
    .selectFrom('account')
    .select('id')
    .where('email_key', '=', 'owner@sample.example')
    .executeTakeFirstOrThrow()
  const { academies } = await clientAs(app, ownerId)
  const of = { organisationId }
  const { data: plan } = await academies.plan(of)
  const idOf = (wanted: string) => plan.batches.find(({ name }) => name === wanted)?.id ?? ''
  const [evenings, school] = [idOf('Evenings under lights'), idOf('After school')]
  const { data: tuition } = await academies.batchTuition({ ...of, batchId: evenings })
  const owing = tuition.students.filter(({ isOwing }) => isOwing)
  expect([tuition.students.length, owing.length]).toEqual([3, 1])
  for (const { packs, bought } of tuition.students) {
    const left = bought.reduce((sum, { sessions, used }) => sum + sessions - used, 0)
    expect(packs?.left).toBe(left)
  }
  const { data: cards } = await academies.assessments({ ...of, batchId: school })
  expect(cards.students.filter(({ comment }) => comment !== '')).toHaveLength(1)
  expect((await academies.tariffs(of)).data.tariffs).toHaveLength(3)
  expect((await academies.leads(of)).data.leads).toHaveLength(3)
  expect((await academies.drills(of)).data.drills).toHaveLength(12)
})
