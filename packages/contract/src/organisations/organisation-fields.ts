import { z } from 'zod'
import { OrganisationKind, OrganisationRole } from '../access/roles.ts'
import { Email } from '../accounts/account-fields.ts'
import { OrganisationRef } from '../records.ts'
import { Instant } from '../time.ts'

const LONGEST_NAME = 80
const LONGEST_ABOUT = 2000

const oneLine = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^\P{Cc}*$/u, 'Must be a single line of text')

/** What an organisation says of itself in public. Empty strings where it says nothing. */
export const OrganisationProfile = z.object({
  /** ISO 3166, "PK". */
  country: z.string().nullable(),
  city: z.string(),
  about: z.string(),
  website: z.string(),
  email: z.string(),
  phone: z.string(),
})
export type OrganisationProfile = z.infer<typeof OrganisationProfile>

/** How everybody may reach an organisation; empty where it has not said. */
export const Contact = OrganisationProfile.pick({ website: true, email: true, phone: true }).extend(
  {
    links: z.array(z.string()),
  },
)
export type Contact = z.infer<typeof Contact>

const NewProfile = z.strictObject({
  /** ISO 3166, "PK". */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  city: oneLine(80),
  about: z
    .string()
    .trim()
    .max(LONGEST_ABOUT)
    .regex(/^[^\0]*$/, 'Must be text'),
  website: z.union([
    z.literal(''),
    z
      .url({ protocol: /^https?$/, error: 'Must be an address such as https://example.org' })
      .max(200),
  ]),
  email: z.union([z.literal(''), Email]),
  phone: oneLine(30).regex(/^[+\d ()-]*$/, 'Must be a phone number'),
})

export const OrganisationName = oneLine(LONGEST_NAME).min(2, 'A name has at least 2 characters')

/** What whoever runs an organisation may change. */
export const OrganisationFields = NewProfile.extend({ name: OrganisationName })
export type OrganisationFields = z.infer<typeof OrganisationFields>

export const NewOrganisation = OrganisationFields.extend({ kind: OrganisationKind })

/** At least one role, each once. */
export const Roles = z
  .array(OrganisationRole)
  .min(1, 'Choose at least one role')
  .max(OrganisationRole.options.length)
  .transform((roles) => OrganisationRole.options.filter((role) => roles.includes(role)))

/** An organisation in which the account has a role. */
export const OwnOrganisation = z.object({
  organisation: OrganisationRef,
  roles: z.array(OrganisationRole),
  /** Accounts with a role in it. */
  members: z.int(),
  teams: z.int(),
  /** The account may change its details and its members. */
  isManager: z.boolean(),
})
export type OwnOrganisation = z.infer<typeof OwnOrganisation>

export const ManagedOrganisation = z.object({
  organisation: OrganisationRef,
  /** Goes up with every change of the fields. */
  revision: z.int(),
  fields: OrganisationProfile.extend({ name: z.string() }),
  /** The roles that the account may give and take away here. */
  grants: z.array(OrganisationRole),
})
export type ManagedOrganisation = z.infer<typeof ManagedOrganisation>

export const Member = z.object({
  accountId: z.uuid(),
  name: z.string(),
  roles: z.array(OrganisationRole),
  /** When the first of these roles was given. */
  since: Instant,
  /** The caller. */
  isSelf: z.boolean(),
})
export type Member = z.infer<typeof Member>

export const Invitation = z.object({
  id: z.uuid(),
  roles: z.array(OrganisationRole),
  /** Where it was sent; without an email and a phone it is a link that whoever opens it first may use. */
  email: z.string().nullable(),
  /** E.164. */
  phone: z.string().nullable(),
  /** Who made it; null when that account is gone. */
  invitedBy: z.string().nullable(),
  expiresAt: Instant,
})
export type Invitation = z.infer<typeof Invitation>

export const People = z.object({
  /** By name. */
  members: z.array(Member),
  /** Those that can still be used, the newest first. */
  invitations: z.array(Invitation),
})
export type People = z.infer<typeof People>
