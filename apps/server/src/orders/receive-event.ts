import type { IncomingHttpHeaders } from 'node:http'
import type { AppContext } from '#app-context.ts'
import { applyEvent } from './apply-payment.ts'
import { providerOf } from './provider.ts'

/** Handles a message that claims to be the provider's. Answers whether it is. */
export async function receive(
  app: AppContext,
  told: { readonly headers: IncomingHttpHeaders; readonly body: string },
): Promise<boolean> {
  const provider = await providerOf(app)
  const event = await provider?.readEvent(app, told)
  if (provider === undefined || event === undefined) {
    app.log.warn('a message about a payment was not signed by the provider')
    return false
  }
  await applyEvent(app, provider.name, event)
  return true
}
