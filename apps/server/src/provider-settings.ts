import { type Provider, providers } from '@pavilion/contract/providers/provider.ts'
import { z } from 'zod'

export type Endpoints = {
  readonly authorization: string
  readonly token: string
  readonly userinfo: string
}

/** An external sign-in provider, found by its OpenID issuer or given by its endpoints. */
export type ProviderSettings = {
  readonly clientId: string
  readonly clientSecret: string
  readonly scope: string
  readonly at: { readonly issuer: string } | { readonly endpoints: Endpoints }
}

export type Providers = ReadonlyMap<Provider, ProviderSettings>

const isWebAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text)
const address = z
  .string()
  .refine(isWebAddress, 'an address such as https://accounts.example.org')
  .optional()

/** Facebook speaks OAuth 2, with its own endpoint for who somebody is. */
const facebook: Endpoints = {
  authorization: 'https://www.facebook.com/dialog/oauth',
  token: 'https://graph.facebook.com/oauth/access_token',
  userinfo: 'https://graph.facebook.com/me?fields=id,first_name,last_name,email',
}

const usual = {
  google: { scope: 'openid email profile', at: { issuer: 'https://accounts.google.com' } },
  facebook: { scope: 'email public_profile', at: { endpoints: facebook } },
} as const

const OPENID_SCOPE = 'openid email profile'

/** A provider's variables without the prefix: `GOOGLE_CLIENT_ID` is CLIENT_ID of `google`. */
const Variables = z
  .object({
    CLIENT_ID: z.string().optional(),
    CLIENT_SECRET: z.string().optional(),
    ISSUER: address,
    AUTHORIZATION_URL: address,
    TOKEN_URL: address,
    USERINFO_URL: address,
    SCOPE: z.string().optional(),
  })
  .refine(
    ({ CLIENT_ID, CLIENT_SECRET }) => (CLIENT_ID === undefined) === (CLIENT_SECRET === undefined),
    {
      path: ['CLIENT_SECRET'],
      message: 'set where CLIENT_ID is, and only there',
    },
  )
  .refine((all) => ![1, 2].includes(endpointsIn(all).length), {
    path: ['AUTHORIZATION_URL'],
    message: 'set together with TOKEN_URL and USERINFO_URL',
  })

type Read = z.infer<typeof Variables>

const endpointsIn = (all: {
  readonly AUTHORIZATION_URL?: string | undefined
  readonly TOKEN_URL?: string | undefined
  readonly USERINFO_URL?: string | undefined
}) => [all.AUTHORIZATION_URL, all.TOKEN_URL, all.USERINFO_URL].filter((url) => url !== undefined)

/** The configured providers, and what is wrong with each invalid variable. */
export function readProviders(variables: Readonly<Record<string, string | undefined>>): {
  readonly configured: Providers
  readonly wrong: readonly string[]
} {
  const configured = new Map<Provider, ProviderSettings>()
  const wrong: string[] = []
  for (const provider of providers) {
    const prefix = `${provider.toUpperCase()}_`
    const own = Object.entries(variables).filter(([name]) => name.startsWith(prefix))
    const read = Variables.safeParse(
      Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value])),
    )
    if (read.success) {
      const settings = settingsOf(provider, read.data)
      if (settings) configured.set(provider, settings)
    } else {
      for (const { path, message } of read.error.issues) {
        wrong.push(`${prefix}${path.join('')} must be ${message}`)
      }
    }
  }
  return { configured, wrong }
}

function settingsOf(provider: Provider, read: Read): ProviderSettings | undefined {
  const { CLIENT_ID: clientId, CLIENT_SECRET: clientSecret } = read
  if (clientId === undefined || clientSecret === undefined) return undefined
  const { at, scope } = placeOf(provider, read)
  return { clientId, clientSecret, at, scope: read.SCOPE ?? scope }
}

function placeOf(provider: Provider, read: Read): Pick<ProviderSettings, 'at' | 'scope'> {
  const [authorization, token, userinfo] = endpointsIn(read)
  if (authorization !== undefined && token !== undefined && userinfo !== undefined) {
    return { at: { endpoints: { authorization, token, userinfo } }, scope: usual.facebook.scope }
  }
  if (read.ISSUER !== undefined) return { at: { issuer: read.ISSUER }, scope: OPENID_SCOPE }
  return usual[provider]
}
