import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'

const client = clientOf(await freshApp('sample'))

test('the sample site sells what works today, no streaming hours, and says that it is a sample', async () => {
  const { data } = await client.packages.filter({})

  expect(data.items.map(({ name, prices }) => [name, prices[0]?.price])).toEqual([
    ['Freemium', 0],
    ['PRO', 150_000],
  ])
  expect(
    data.items.every(({ isSample, summary }) => isSample && summary.startsWith('Sample')),
  ).toBe(true)
})

test('SAMPLE10 takes off ten percent, SAMPLE500 500 rupees, and the sales tax comes on top', async () => {
  const pro = (await client.packages.filter({ filter: { text: 'pro' } })).data.items[0]
  const items = [{ id: pro?.id ?? '', period: 'year' as const, quantity: 1 }]
  const ten = (await client.packages.applyCode({ code: 'sample10', items })).data
  const less = (await client.packages.applyCode({ code: 'sample500', items })).data

  expect(ten).toMatchObject({ discount: 150_000, total: 1_566_000 })
  expect(less).toMatchObject({ discount: 50_000, total: 1_682_000 })
  expect(ten.taxes).toEqual([
    { name: 'Sales tax (sample)', rate: 1600, inclusive: false, amount: 216_000 },
  ])
})
