import type { Provider } from '@pavilion/contract/providers/provider.ts'
import * as openid from 'openid-client'
import type { ProviderSettings } from '#provider-settings.ts'
import type { AppContext } from '#app-context.ts'
import { fencedFetch } from './ssrf-guard.ts'

const PATIENCE_SECONDS = 10
const KEPT_MS = 3_600_000

/** The configuration of a provider: discovered from its issuer every hour, or as configured. */
export type ProviderClient = {
  readonly configuration: openid.Configuration
  readonly settings: ProviderSettings
}

type Kept = { readonly client: Promise<ProviderClient>; readonly until: number }

const keptClients = new WeakMap<AppContext['config'], Map<Provider, Kept>>()

/**
 * Undefined when the provider is not configured. Throws when it is unreachable; the next call tries again.
 */
export async function clientOf(
  { config }: Pick<AppContext, 'config'>,
  provider: Provider,
): Promise<ProviderClient | undefined> {
  const settings = config.providers.get(provider)
  if (settings === undefined) return undefined
  const clients = keptClients.get(config) ?? new Map<Provider, Kept>()
  keptClients.set(config, clients)
  const now = performance.now()
  const kept = clients.get(provider)
  if (kept !== undefined && kept.until > now) return kept.client
  const client = connect(settings).then((configuration) => ({ configuration, settings }))
  clients.set(provider, { client, until: now + KEPT_MS })
  client.catch(() => clients.delete(provider))
  return client
}

async function connect({ at, clientId, clientSecret }: ProviderSettings) {
  const authentication = openid.ClientSecretPost(clientSecret)
  if ('issuer' in at) {
    const issuer = new URL(at.issuer)
    return openid.discovery(issuer, clientId, clientSecret, authentication, {
      timeout: PATIENCE_SECONDS,
      [openid.customFetch]: fencedFetch(new Set([issuer.host])),
      execute: [openid.enableNonRepudiationChecks, ...insecure(issuer)],
    })
  }
  const { authorization, token, userinfo } = at.endpoints
  const server = {
    issuer: new URL(token).origin,
    authorization_endpoint: authorization,
    token_endpoint: token,
    userinfo_endpoint: userinfo,
  }
  const configuration = new openid.Configuration(server, clientId, clientSecret, authentication)
  configuration.timeout = PATIENCE_SECONDS
  const hosts = [authorization, token, userinfo].map((address) => new URL(address).host)
  configuration[openid.customFetch] = fencedFetch(new Set(hosts))
  for (const permit of insecure(new URL(token))) permit(configuration)
  return configuration
}

/** Plain HTTP is allowed only where the operator has configured it. */
const insecure = ({ protocol }: URL) => (protocol === 'http:' ? [openid.allowInsecureRequests] : [])
