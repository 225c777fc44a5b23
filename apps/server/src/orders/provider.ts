import type { PaymentProvider } from './payment-provider.ts'
import { sandbox } from './sandbox.ts'

/** The payment provider of this installation. */
export const provider: PaymentProvider = sandbox
