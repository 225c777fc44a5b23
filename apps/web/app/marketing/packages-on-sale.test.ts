import { minorUnits } from '@pavilion/contract/money.ts'
import type { Package } from '@pavilion/contract/packages/package-calls.ts'
import { expect, test } from 'vitest'
import { packagesOnSale } from './packages-on-sale.ts'

const page = 'https://cricket.example/pricing'
const pro: Package = {
  id: '018f4e6c-0000-7000-8000-000000000001',
  kind: 'plan',
  tier: 'pro',
  name: 'PRO',
  summary: 'For clubs that want more.',
  features: [],
  streamingHours: 0,
  prices: [
    { period: 'month', price: minorUnits(150_050) },
    { period: 'once', price: minorUnits(0) },
  ],
  currency: { id: 'PKR', name: 'Pakistan Rupee', digits: 2 },
  isSample: true,
}

test('a package on sale is a product with an offer for each of its prices', () => {
  expect(packagesOnSale([pro], page)).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [
      {
        position: 1,
        item: {
          '@type': 'Product',
          name: 'PRO',
          description: 'For clubs that want more.',
          offers: [
            { price: '1500.50', priceCurrency: 'PKR', priceSpecification: { price: '1500.50' } },
            { price: '0.00', url: page },
          ],
        },
      },
    ],
  })
})

test('a currency without decimals has none in its offers', () => {
  const yen = { id: 'JPY', name: 'Yen', digits: 0 }
  const text = JSON.stringify(packagesOnSale([{ ...pro, currency: yen }], page))

  expect(text).toContain('"price":"150050"')
})

test('where nothing is on sale nothing is told', () => {
  expect(packagesOnSale([], page)).toBeUndefined()
})
