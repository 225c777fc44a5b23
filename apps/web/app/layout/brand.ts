import type { Site } from '@pavilion/contract/sites/site-calls.ts'

const property = /^(dark:)?--pv-[a-z0-9-]+$/
const value = /^[^<>{};]{1,200}$/

/** CSS rules with the site's own colours, corners and fonts, for light and dark mode. */
export function brandRule({ theme }: Pick<Site, 'theme'>): string {
  const own = Object.entries(theme)
    .filter(([name, set]) => property.test(name) && value.test(set))
    .map((pair) => pair.join(':'))
  return (
    rule(
      ':root',
      own.filter((line) => line.startsWith('--')),
    ) +
    onScreen(
      rule(
        '[data-theme=dark]',
        own.filter((line) => line.startsWith('dark:')).map((line) => line.slice('dark:'.length)),
      ),
    )
  )
}

/** The site's own values where one sheet serves both modes: a colour holds that of the night as well. */
export function bothModesRule({ theme }: Pick<Site, 'theme'>): string {
  const lines = Object.entries(theme)
    .filter(([name, set]) => name.startsWith('--') && property.test(name) && value.test(set))
    .map(([name, set]) => `${name}:${byNight(set, theme[`dark:${name}`])}`)
  return rule(':root', lines)
}

const byNight = (day: string, night: string | undefined) =>
  night === undefined || !value.test(night) ? day : `light-dark(${day},${night})`

const onScreen = (rules: string) => (rules === '' ? '' : `@media not print{${rules}}`)

const rule = (where: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : `${where}{${lines.join(';')}}`
