import { t20 } from '@pavilion/cricket/formats/t20.ts'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { newT20 } from './scoring.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

const anyone = async () => clientAs(app, await someone(app))
const thursday = { ...t20, powerplays: [], name: 'Thursday', retireAt: 30 }
const namesOf = async ({ scoring }: Awaited<ReturnType<typeof anyone>>) =>
  (await scoring.formats({})).data.map(({ conditions }) => conditions.name)

test('a saved format is listed to its account alone, and a match is made with it', async () => {
  const [mine, other] = [await anyone(), await anyone()]
  const { data } = await mine.scoring.saveFormat({ conditions: thursday })
  const conditions = { ...data.conditions, powerplays: [] }
  const made = await mine.scoring.create({ ...newT20(), conditions })

  expect(data.conditions).toEqual(thursday)
  expect(made.data.setup.conditions).toEqual(thursday)
  expect(await namesOf(mine)).toEqual(['Thursday'])
  expect(await namesOf(other)).toEqual([])
})

test('a format saved under the same name again takes the place of the earlier', async () => {
  const { scoring } = await anyone()
  const { data } = await scoring.saveFormat({ conditions: thursday })
  const again = await scoring.saveFormat({
    conditions: { ...thursday, name: 'THURSDAY', retireAt: 25 },
  })

  expect(again.data.id).toBe(data.id)
  expect((await scoring.formats({})).data).toMatchObject([{ conditions: { retireAt: 25 } }])
})

test('a format without a name, or with contradictory rules, is refused at its field', async () => {
  const { scoring } = await anyone()
  const wrong = { ...thursday, followOnMargin: 150 }

  await expect(scoring.saveFormat({ conditions: { ...thursday, name: '' } })).rejects.toMatchObject(
    { cause: { issues: [{ path: ['conditions', 'name'] }] } },
  )
  await expect(scoring.saveFormat({ conditions: wrong })).rejects.toMatchObject({
    cause: { issues: [{ path: ['conditions', 'followOnMargin'] }] },
  })
})

test('somebody else’s format is not deleted, one’s own is', async () => {
  const [mine, other] = [await anyone(), await anyone()]
  const { data } = await mine.scoring.saveFormat({ conditions: thursday })

  await other.scoring.deleteFormat({ formatId: data.id })
  expect(await namesOf(mine)).toEqual(['Thursday'])
  await mine.scoring.deleteFormat({ formatId: data.id })
  expect(await namesOf(mine)).toEqual([])
})

test('an account saves thirty formats', async () => {
  const { scoring } = await anyone()
  for (let at = 0; at < 30; at++) {
    await scoring.saveFormat({ conditions: { ...thursday, name: `Format ${at}` } })
  }

  await expect(scoring.saveFormat({ conditions: thursday })).rejects.toMatchObject({
    code: 'TOO_MANY_FORMATS',
  })
  await scoring.saveFormat({ conditions: { ...thursday, name: 'format 3' } })
})
