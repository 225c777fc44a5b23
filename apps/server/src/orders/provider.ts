import { isLocalOrigin } from '#http/local-origin.ts'
import type { AppContext } from '#app-context.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { sellsSamples } from './provider.queries.ts'
import { sandbox } from './sandbox.ts'

/**
 * The payment provider of this installation; undefined when it takes no payments. The sandbox sells for
 * nothing, so it has to be asked for wherever others reach the server or real things are sold.
 */
export async function providerOf({
  config: { protection, publicOrigin },
  db,
}: Pick<AppContext, 'config' | 'db'>): Promise<PaymentProvider | undefined> {
  if (protection.payments !== undefined) {
    return protection.payments === 'sandbox' ? sandbox : undefined
  }
  return isLocalOrigin(publicOrigin) && (await sellsSamples(db)) ? sandbox : undefined
}
