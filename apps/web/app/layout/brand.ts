import type { Site } from '@pavilion/contract/site-calls.ts'

const property = /^--pv-[a-z0-9-]+$/
const value = /^[^<>{};]{1,200}$/

/** The site's own colours, corners and type, over the house's: a rule for the head of every page. */
export function brandRule({ theme }: Pick<Site, 'theme'>): string {
  const own = Object.entries(theme).filter(([name, set]) => property.test(name) && value.test(set))
  return own.length === 0 ? '' : `:root{${own.map(([name, set]) => `${name}:${set}`).join(';')}}`
}

const houseGreen = '#0f5132'

/** The mark as a small picture, for the tab and the bookmark. */
export function brandIcon({ theme }: Pick<Site, 'theme'>): string {
  const own = theme['--pv-brand'] ?? ''
  const colour = /^#[0-9a-f]{3,8}$/i.test(own) ? own : houseGreen
  const gable =
    'M16 1.5L30.5 11.2V13.5H1.5V11.2ZM5 15.3h9a1.1 1.1 0 0 1 0 2.2h-9a1.1 1.1 0 0 1 0-2.2ZM18 15.3h9a1.1 1.1 0 0 1 0 2.2h-9a1.1 1.1 0 0 1 0-2.2ZM5 19.2h3.8v11.3H5ZM14.1 19.2h3.8v11.3h-3.8ZM23.2 19.2H27v11.3h-3.8Z'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="${gable}" fill="${colour}"/><circle cx="16" cy="8.9" r="1.9" fill="#a8172a"/></svg>`
}
