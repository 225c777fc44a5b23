import { oc } from '@orpc/contract'
import { z } from 'zod'
import { envelope } from '../envelope.ts'
import { Provider } from '../providers/provider.ts'
import { SiteLogo } from './site-logo.ts'

/** One branded site of the installation. None of these values are in code. */
export const Site = z.object({
  id: z.uuid(),
  /** The organisation whose world it shows; null means everything. */
  organisationId: z.uuid().nullable(),
  name: z.string(),
  tagline: z.string(),
  description: z.string(),
  /** ISO 3166, "PK". */
  country: z.string(),
  /** ISO 4217, "PKR". */
  currency: z.string(),
  locale: z.string(),
  /** IANA name, "Asia/Karachi". */
  timeZone: z.string(),
  noReply: z.string(),
  contactEmail: z.string(),
  /** The minimum and maximum length of first and last names, in letters. */
  nameLength: z.object({ min: z.int(), max: z.int() }),
  /** The sign-in providers that the operator has configured. */
  socialSignIn: z.array(Provider),
  /** The design's custom properties that the site overrides, by name. */
  theme: z.record(z.string(), z.string()),
  /** Null means the house mark. */
  logo: SiteLogo.nullable(),
  /** Links to other sites (social media, stores, source), by name. */
  links: z.record(z.string(), z.string()),
})
export type Site = z.infer<typeof Site>

/** How many records there are, for indexes and menus. */
export const SiteCounts = z.object({
  liveMatches: z.int(),
  matches: z.int(),
  tournaments: z.int(),
  /** Including ground owners, which are in the same list. */
  clubs: z.int(),
  academies: z.int(),
  associations: z.int(),
  teams: z.int(),
  players: z.int(),
  officials: z.int(),
  grounds: z.int(),
  /** Whether any match comes from Cricsheet, whose licence demands an attribution. */
  hasCricsheet: z.boolean(),
  /** Whether any match is made up, so that the site says so. */
  hasSample: z.boolean(),
})
export type SiteCounts = z.infer<typeof SiteCounts>

export const siteCalls = {
  show: oc
    .route({
      method: 'GET',
      path: '/api/v1/site',
      summary: 'The brand that answers for this host',
      tags: ['Site'],
    })
    .output(envelope(Site)),

  counts: oc
    .route({
      method: 'GET',
      path: '/api/v1/site/counts',
      summary: 'How many matches, teams, clubs and other records there are',
      tags: ['Site'],
    })
    .output(envelope(SiteCounts)),
}
