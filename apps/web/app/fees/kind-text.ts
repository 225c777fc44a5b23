import * as t from '#texts/fees.ts'
import type { Product } from './fee-calls.ts'

export const kindText: Readonly<Record<Product['kind'], string>> = {
  match: t.matchFee,
  subscription: t.subscription,
  training: t.training,
}
