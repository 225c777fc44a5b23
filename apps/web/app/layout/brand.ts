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

const onScreen = (rules: string) => (rules === '' ? '' : `@media not print{${rules}}`)

const rule = (where: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : `${where}{${lines.join(';')}}`
