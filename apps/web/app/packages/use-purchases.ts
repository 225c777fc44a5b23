import { useOrderParts } from '#shared/use-order-parts.ts'
import { loadPurchases } from './plan-calls.ts'

const SIZE = 10

const part = (after?: string) => loadPurchases(SIZE, after)

/** One's own purchases, page after page. */
export const usePurchases = () => useOrderParts('purchases', part)
