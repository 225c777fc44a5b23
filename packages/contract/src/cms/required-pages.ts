/** Pages that every site has, each at its own address. Editors change their text but cannot remove them. */
export const standingPages = [
  'company',
  'about-us',
  'our-team',
  'career',
  'contact-us',
  'faq',
  'helpsupport',
  'running-a-site',
  'terms',
  'privacypolicy',
] as const

const all: ReadonlySet<string> = new Set(standingPages)

export const isRequiredPage = (slug: string): boolean => all.has(slug)
