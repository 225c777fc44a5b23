import { z } from 'zod'
import { oneLine } from '../matches/scoring-fields.ts'

const MOST_SPONSORS = 20

/** Where a sponsor is shown. A tournament has one title sponsor at most. */
export const SponsorPlace = z.enum(['title', 'table', 'bulletin'])
export type SponsorPlace = z.infer<typeof SponsorPlace>

/** A picture as it was redrawn; the address never shows another one. */
export const TournamentPicture = z.object({ id: z.uuid(), address: z.string() })
export type TournamentPicture = z.infer<typeof TournamentPicture>

/** `picture`: its address; null where one is drawn from the name. */
export const Sponsor = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Empty without one. */
  link: z.string(),
  place: SponsorPlace,
  picture: z.string().nullable(),
})
export type Sponsor = z.infer<typeof Sponsor>

/** What everybody sees of who presents a tournament. */
export const Brand = z.object({ logo: z.string().nullable(), sponsors: z.array(Sponsor) })
export type Brand = z.infer<typeof Brand>

export const ManagedBrand = z.object({
  name: z.string(),
  /** Goes up with every change. */
  revision: z.int(),
  logo: TournamentPicture.nullable(),
  sponsors: z.array(
    Sponsor.omit({ picture: true }).extend({ picture: TournamentPicture.nullable() }),
  ),
})
export type ManagedBrand = z.infer<typeof ManagedBrand>

const Link = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(300),
])

export const BrandFields = z.strictObject({
  /** Of a picture that was sent; null for the crest that is drawn. */
  logoId: z.uuid().nullable(),
  sponsors: z
    .array(
      z.strictObject({
        id: z.uuid(),
        name: oneLine(1, 80),
        link: Link,
        place: SponsorPlace,
        pictureId: z.uuid().nullable(),
      }),
    )
    .max(MOST_SPONSORS)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      message: 'Each sponsor is named once.',
    })
    .refine((all) => all.filter(({ place }) => place === 'title').length < 2, {
      message: 'A tournament has one title sponsor.',
    }),
})
export type BrandFields = z.infer<typeof BrandFields>
