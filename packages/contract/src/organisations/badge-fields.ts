import { z } from 'zod'

const MOST_LINKS = 8

/** As browsers choose it, "#0f5132". */
const Colour = z.string().regex(/^#[\da-f]{6}$/, 'Must be a colour such as #0f5132')

/** The two colours of a club: of its shirts, mostly. */
export const Colours = z.strictObject({ first: Colour, second: Colour })
export type Colours = z.infer<typeof Colours>

/** What an organisation is recognised by. Its teams have it too. */
export const Badge = z.object({
  /** The addresses of the crest that was sent; null where one is drawn. */
  crest: z.object({ small: z.string(), large: z.string() }).nullable(),
  /** Those of the drawn crest; null where they follow from the name. */
  colours: Colours.nullable(),
})
export type Badge = z.infer<typeof Badge>

/** A picture as it was redrawn; the address never shows another one. */
export const OrganisationPicture = z.object({ id: z.uuid(), address: z.string() })

export const ManagedBadge = z.object({
  /** Goes up with every change of the badge. */
  revision: z.int(),
  crest: OrganisationPicture.nullable(),
  colours: Colours.nullable(),
  links: z.array(z.string()),
})
export type ManagedBadge = z.infer<typeof ManagedBadge>

export const BadgeFields = z.strictObject({
  /** Of a picture that was sent; null for the crest that is drawn. */
  crestId: z.uuid().nullable(),
  colours: Colours.refine(({ first, second }) => first !== second, {
    message: 'Choose two colours that differ.',
  }).nullable(),
  /** Pages elsewhere, social networks mostly. */
  links: z
    .array(
      z
        .url({
          protocol: /^https?$/,
          hostname: z.regexes.domain,
          error: 'Must be an address such as https://www.instagram.com/yourclub',
        })
        .max(200),
    )
    .max(MOST_LINKS)
    .refine((links) => new Set(links).size === links.length, { message: 'Name each link once.' }),
})
export type BadgeFields = z.infer<typeof BadgeFields>
