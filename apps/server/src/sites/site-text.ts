import {
  HOUSE_RADIUS,
  type SiteLink,
  siteLinks,
  type SiteText,
} from '@pavilion/contract/sites/site-settings.ts'
import { brandTheme } from '@pavilion/kit/brand/brand-theme.ts'
import type { SiteRow } from './settings.queries.ts'

type Theme = Readonly<Record<string, string>>

const BRAND = '--pv-brand'
const RADIUS = '--pv-radius'
/** The custom properties that a brand sets, whatever its colour. */
const ofABrand = new Set(Object.keys(brandTheme('#000000')))

const brandOf = (theme: Theme): string | null =>
  /^#[\da-f]{6}$/.test(theme[BRAND] ?? '') ? (theme[BRAND] ?? null) : null

const radiusOf = (theme: Theme): number => {
  const [, pixels] = /^(\d+)px$/.exec(theme[RADIUS] ?? '') ?? []
  return pixels === undefined ? HOUSE_RADIUS : Math.min(16, Number(pixels))
}

const linksOf = (links: Theme): Record<SiteLink, string> => {
  const of = (name: SiteLink) => links[name] ?? ''
  return {
    source: of('source'),
    youtube: of('youtube'),
    instagram: of('instagram'),
    facebook: of('facebook'),
    x: of('x'),
    appStore: of('appStore'),
    googlePlay: of('googlePlay'),
  }
}

/** A site's row as its operator edits it. */
export const wordsOf = (row: SiteRow): SiteText => ({
  name: row.name,
  tagline: row.tagline,
  description: row.description,
  country: row.country,
  currency: row.currency,
  locale: row.locale,
  timeZone: row.timeZone,
  noReply: row.noReply,
  contactEmail: row.contactEmail,
  nameLength: { min: row.nameMin, max: row.nameMax },
  brand: brandOf(row.theme),
  logo: row.logo,
  radius: radiusOf(row.theme),
  links: linksOf(row.links),
})

/** Custom properties other than the brand's stay; the brand's follow its colour. */
function themeWith(theme: Theme, { brand, radius }: SiteText): Theme {
  const others = Object.entries(theme).filter(([name]) => !ofABrand.has(name) && name !== RADIUS)
  const ownBrand = Object.entries(theme).filter(([name]) => ofABrand.has(name))
  return {
    ...Object.fromEntries(others),
    ...(brand === brandOf(theme)
      ? Object.fromEntries(ownBrand)
      : brand !== null && brandTheme(brand)),
    ...(radius !== HOUSE_RADIUS && { [RADIUS]: `${radius}px` }),
  }
}

const known: ReadonlySet<string> = new Set(siteLinks)

const linksWith = (links: Theme, words: SiteText['links']): Theme => ({
  ...Object.fromEntries(Object.entries(links).filter(([name]) => !known.has(name))),
  ...Object.fromEntries(Object.entries(words).filter(([, address]) => address !== '')),
})

/** The columns for edited values. */
export const columnsOf = (row: SiteRow, words: SiteText) => ({
  name: words.name,
  tagline: words.tagline,
  description: words.description,
  country: words.country,
  currency: words.currency,
  locale: words.locale,
  time_zone: words.timeZone,
  no_reply: words.noReply,
  contact_email: words.contactEmail,
  name_min: words.nameLength.min,
  name_max: words.nameLength.max,
  logo_id: words.logo,
  theme: JSON.stringify(themeWith(row.theme, words)),
  links: JSON.stringify(linksWith(row.links, words.links)),
})
