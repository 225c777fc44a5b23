import {
  PROVIDER_NOT_CONFIGURED,
  PROVIDER_UNREACHABLE,
} from '@pavilion/contract/providers/provider-refusals.ts'
import { type Provider } from '@pavilion/contract/providers/provider.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { clientOf, type ProviderClient, sendAway } from '#providers/providers.ts'
import { spendTries } from '#security/limits.ts'
import { signedIn } from '#sessions/sessions.ts'
import { limits } from '../limits.ts'
import { linkOrigin } from '#sites/sites.ts'

export const beginAtProvider = os.providers.begin.handler(
  async ({ input: { provider, secret, link }, context }) => {
    context.caller.setHeader('cache-control', 'no-store')
    const accountId = link ? (await signedIn(context)).accountId : null
    await spendTries(context, [[limits.providerByAddress, context.caller.address]])
    const client = await reachable(context, provider)
    const origin = await linkOrigin(context)
    const address = await sendAway(context, { provider, client, origin, secret, accountId })
    return success('Continue to the login provider', { address })
  },
)

async function reachable({ app }: CallContext, provider: Provider): Promise<ProviderClient> {
  const client = await clientOf(app, provider).catch((error: unknown) => {
    app.log.warn({ err: error, provider }, 'a provider cannot be reached')
    throw refuseCall('PROVIDER_UNREACHABLE', PROVIDER_UNREACHABLE)
  })
  if (client === undefined) throw refuseCall('PROVIDER_NOT_CONFIGURED', PROVIDER_NOT_CONFIGURED)
  return client
}
