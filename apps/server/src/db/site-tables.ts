import type { SeenOn } from '@pavilion/contract/sites/site-logo.ts'
import type { ColumnType, Generated } from 'kysely'

type Instant = string
/** A jsonb column: parsed on the way out, JSON text on the way in. */
type Json<T> = ColumnType<T, string, string>
/** A bytea column. */
type Bytes = Buffer

type SiteTable = {
  id: Generated<string>
  name: string
  tagline: string
  description: string
  country: string
  currency: string
  locale: string
  time_zone: string
  no_reply: string
  contact_email: string
  name_min: Generated<number>
  name_max: Generated<number>
  theme: Json<Record<string, string>>
  links: Json<Record<string, string>>
  is_default: Generated<boolean>
  organisation_id: string | null
  created_at: Generated<Instant>
  revision: Generated<number>
  logo_id: string | null
}

type SiteHostTable = { host: string; site_id: string }

type SiteChangeTable = {
  site_id: string
  revision: number
  changed_by: string | null
  changed_at: Instant
  before: Json<Record<string, unknown>>
  after: Json<Record<string, unknown>>
}

type SiteLogoTable = {
  id: Generated<string>
  site_id: string
  digest: Bytes
  small: Bytes
  large: Bytes
  width: number
  height: number
  seen_on: SeenOn
  made_by: string | null
  made_at: Instant
}

/** The tables of sites, of what was changed of them, and of their logos. */
export type SiteTables = {
  site: SiteTable
  site_host: SiteHostTable
  site_change: SiteChangeTable
  site_logo: SiteLogoTable
}
