import { classes } from '@pavilion/kit/classes.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import type { Route } from './+types/legends-page.ts'
import { apiContext } from '#context.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { LegendCards } from '#shared/legend-cards.tsx'
import styles from './posts-page.module.css'

const size = 100
const lead =
  'A set of cards for players who have retired. The portraits are drawn from the name; the figures are career figures as commonly published, not counted from matches on this site.'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { cms } = context.get(apiContext)
  const asked = { filter: { kind: ['legend' as const] }, expand: 'meta', page: { size } }
  return (await cms.filter(asked)).data.items
}

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf(shellOf(matches), {
    title: 'Legends',
    description: 'Retired greats of cricket as a set of cards, with their careers in a few lines.',
    keywords: ['legends', 'careers', 'records'],
    path: '/legends',
  })

export default function LegendsPage({ loaderData: legends }: Route.ComponentProps) {
  return (
    <div className={classes('pv-page', styles.page)}>
      <header className={styles.head}>
        <SectionHeading title="Legends" level={1} />
        <p className="pv-lead">{lead}</p>
      </header>
      {legends.length === 0 ? (
        <EmptyState>No card has been drawn yet.</EmptyState>
      ) : (
        <LegendCards legends={legends} level={2} />
      )}
    </div>
  )
}
