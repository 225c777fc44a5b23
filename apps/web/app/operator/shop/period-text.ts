import type { Period } from '@pavilion/contract/orders/order-fields.ts'
import * as t from '#texts/operator.ts'

export const periodText: Readonly<Record<Period, string>> = {
  month: t.aMonth,
  year: t.aYear,
  once: t.forEver,
}
