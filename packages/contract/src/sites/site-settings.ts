import { z } from 'zod'
import { LONGEST_NAME } from '../accounts/names.ts'
import { SiteLogo } from './site-logo.ts'
import { TimeZone } from '../time-zone.ts'
import { Instant } from '../time.ts'

const line = (most: number) =>
  z
    .string()
    .overwrite((text) => text.trim().normalize('NFC'))
    .min(1, 'Required.')
    .max(most, `${most} characters at most.`)
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'Enter one line of text.')

/** An address that mail servers accept, or that of a new site, which ends in @localhost. */
const MailAddress = z
  .string()
  .overwrite((text) => text.trim())
  .max(254, '254 characters at most.')
  .regex(
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)*$/i,
    'Enter an email address, such as hello@club.org.',
  )

const isKnown = (ask: () => unknown): boolean => {
  try {
    ask()
    return true
  } catch {
    return false
  }
}

const Locale = z
  .string()
  .max(35)
  .refine(
    (tag) => tag !== '' && isKnown(() => Intl.getCanonicalLocales(tag)),
    'Enter a language tag, such as en or en-PK.',
  )

/** A web address, or empty. */
const Link = z
  .string()
  .overwrite((text) => text.trim())
  .max(300, '300 characters at most.')
  .refine(
    (text) => /^(https?:\/\/[\w.-]+(:\d+)?([/?#][^\s<>"\p{Cs}]*)?)?$/iu.test(text),
    'Enter a web address, such as https://example.org.',
  )

/** The names of the links that a site's record may have. */
export const siteLinks = [
  'source',
  'youtube',
  'instagram',
  'facebook',
  'x',
  'appStore',
  'googlePlay',
] as const
export type SiteLink = (typeof siteLinks)[number]

/** The corner radius of sites that have not set one, in pixels. */
export const HOUSE_RADIUS = 6

const letters = z.int('A whole number.').min(1, 'One at least.')

/** A site's settings. */
export const SiteText = z.strictObject({
  name: line(60),
  tagline: line(120),
  description: line(300),
  /** ISO 3166, "PK". */
  country: z.string().regex(/^[A-Z]{2}$/, 'Enter two letters, such as PK.'),
  /** ISO 4217, "PKR". */
  currency: z.string().regex(/^[A-Z]{3}$/, 'Enter three letters, such as PKR.'),
  locale: Locale,
  timeZone: TimeZone,
  noReply: MailAddress,
  contactEmail: MailAddress,
  /** The minimum and maximum length of first and last names, in letters. */
  nameLength: z
    .strictObject({ min: letters, max: letters.max(LONGEST_NAME, `${LONGEST_NAME} at most.`) })
    .refine(({ min, max }) => min <= max, {
      path: ['max'],
      message: 'The maximum cannot be less than the minimum.',
    }),
  /** The brand colour that all others are derived from, "#0f5132"; null means the default colours. */
  brand: z
    .string()
    .regex(/^#[\da-f]{6}$/, 'Enter a colour, such as #0f5132.')
    .nullable(),
  /** The id of a logo that was sent; null means the house mark. */
  logo: z.uuid().nullable(),
  /** The corner radius in pixels. */
  radius: z.int('A whole number.').min(0, '0 at least.').max(16, '16 at most.'),
  links: z.strictObject({
    source: Link,
    youtube: Link,
    instagram: Link,
    facebook: Link,
    x: Link,
    appStore: Link,
    googlePlay: Link,
  }),
})
export type SiteText = z.infer<typeof SiteText>

export const SiteSettings = z.object({
  /** The number of changes so far, which a save must name. */
  revision: z.int(),
  words: SiteText,
  /** The logo that `words` names. */
  logo: SiteLogo.nullable(),
  /** The latest ten, newest first. */
  changes: z.array(
    z.object({
      revision: z.int(),
      at: Instant,
      /** Who made the change; null when that account is closed. */
      by: z.string().nullable(),
      /** The names of the changed fields. */
      fields: z.array(z.string()),
    }),
  ),
})
export type SiteSettings = z.infer<typeof SiteSettings>
