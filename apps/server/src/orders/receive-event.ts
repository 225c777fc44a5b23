import type { IncomingHttpHeaders } from 'node:http'
import type { World } from '#world.ts'
import { applyEvent } from './apply-payment.ts'
import { provider } from './provider.ts'

/** Handles a message that claims to be the provider's. Answers whether it is. */
export async function receive(
  world: World,
  told: { readonly headers: IncomingHttpHeaders; readonly body: string },
): Promise<boolean> {
  const event = await provider.readEvent(world, told)
  if (event === undefined) {
    world.log.warn('a message about a payment was not signed by the provider')
    return false
  }
  await applyEvent(world, provider.name, event)
  return true
}
