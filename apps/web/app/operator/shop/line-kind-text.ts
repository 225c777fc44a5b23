import type { LineKind } from '@pavilion/contract/orders/order-fields.ts'
import * as t from '#texts/operator.ts'

export const lineKindText: Readonly<Record<LineKind, string>> = {
  booking: t.bookings,
  package: t.packages,
  fee: t.fees,
  entry: t.entryFees,
}

export const lineKinds: readonly LineKind[] = ['booking', 'package', 'fee', 'entry']
