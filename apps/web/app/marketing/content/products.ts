import type { ProductPage } from '../product-type.ts'
import { matchProducts } from './match-products.ts'
import { peopleProducts } from './people-products.ts'
import { placeProducts } from './place-products.ts'

/** The product pages by slug, each with what it does today. */
export const productPages: Readonly<Record<string, ProductPage>> = {
  ...matchProducts,
  ...peopleProducts,
  ...placeProducts,
}
