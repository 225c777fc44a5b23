import type { Site } from '@pavilion/contract/site-calls.ts'

const property = /^--pv-[a-z0-9-]+$/
const value = /^[^<>{};]{1,200}$/

/** The site's own colours, corners and type, over the house's: a rule for the head of every page. */
export function brandRule({ theme }: Pick<Site, 'theme'>): string {
  const own = Object.entries(theme).filter(([name, set]) => property.test(name) && value.test(set))
  return own.length === 0 ? '' : `:root{${own.map(([name, set]) => `${name}:${set}`).join(';')}}`
}
