import { expect, test } from 'vitest'
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
