import { oc } from '@orpc/contract'
import { z } from 'zod'
import { envelope } from './envelope.ts'
import { Provider } from './provider.ts'

/** One branded front of the platform. Nothing of it is written in code. */
export const Site = z.object({
  id: z.uuid(),
  /** The organisation whose world it shows; null: everything. */
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
  /** How short and how long a first or last name may be, in letters. */
  nameLength: z.object({ min: z.int(), max: z.int() }),
  /** Where else people may sign in, as far as the operator has arranged it. */
  otherWays: z.array(Provider),
  /** Values for the custom properties of the design, by name; empty: the house's own. */
  theme: z.record(z.string(), z.string()),
  /** Addresses outside (social, stores, source), by name. */
  links: z.record(z.string(), z.string()),
})
export type Site = z.infer<typeof Site>

/** How much there is of everything, for indexes and menus. */
export const SiteCounts = z.object({
  liveMatches: z.int(),
  matches: z.int(),
  tournaments: z.int(),
  /** With the ground owners, who stand in the same list. */
  clubs: z.int(),
  academies: z.int(),
  associations: z.int(),
  teams: z.int(),
  players: z.int(),
  officials: z.int(),
  grounds: z.int(),
  /** Whether any match comes from Cricsheet, whose licence asks for a line on the page. */
  hasCricsheet: z.boolean(),
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
