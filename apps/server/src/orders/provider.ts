import type { PaymentProvider } from './payment-provider.ts'
import { sandbox } from './sandbox.ts'

/** Who moves the money of this installation. */
export const provider: PaymentProvider = sandbox
