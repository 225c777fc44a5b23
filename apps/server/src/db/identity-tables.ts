import type { Provider } from '@pavilion/contract/providers/provider.ts'
import type { Generated } from 'kysely'

type Instant = string

type IdentityTable = {
  id: Generated<string>
  account_id: string
  provider: Provider
  issuer: string
  subject: string
  email: string | null
  linked_at: Instant
  used_at: Instant
}

type ProviderVisitTable = {
  id: Generated<string>
  provider: Provider
  stage: Generated<'away' | 'back' | 'known'>
  key_hash: Buffer
  browser_hash: Buffer
  redirect_uri: string
  account_id: string | null
  issuer: string | null
  subject: string | null
  email: string | null
  email_verified: Generated<boolean>
  first_name: Generated<string>
  last_name: Generated<string>
  expires_at: Instant
}

/** The tables of external identities and of visits to providers. */
export type IdentityTables = { identity: IdentityTable; provider_visit: ProviderVisitTable }
