import type { Package } from '@pavilion/contract/packages/package-calls.ts'

type Price = Package['prices'][number]

/** The packages as a schema.org ItemList of Products with their Offers; undefined when none is on sale. */
export function packagesOnSale(packages: readonly Package[], page: string) {
  if (packages.length === 0) return undefined
  return {
    '@type': 'ItemList',
    itemListElement: packages.map((one, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: productOf(one, page),
    })),
  }
}

const productOf = ({ name, summary, prices, currency }: Package, page: string) => ({
  '@type': 'Product',
  name,
  description: summary,
  offers: prices.map((price) => offerOf(price, currency, page)),
})

/** schema.org wants prices as decimals of the currency's main unit. */
const offerOf = ({ period, price }: Price, { id, digits }: Package['currency'], page: string) => ({
  '@type': 'Offer',
  url: page,
  price: (price / 10 ** digits).toFixed(digits),
  priceCurrency: id,
  availability: 'https://schema.org/InStock',
  ...(period !== 'once' && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: (price / 10 ** digits).toFixed(digits),
      priceCurrency: id,
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        value: 1,
        unitCode: period === 'month' ? 'MON' : 'ANN',
      },
    },
  }),
})
