import { classes } from '@pavilion/kit/classes.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import type { Route } from './+types/legends-page.ts'
import { apiContext } from '#context.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { LegendCards } from '#shared/legend-cards.tsx'
import * as t from '#texts/cms.ts'
import styles from './posts-page.module.css'

const size = 100
const lead = t.cardsForPlayersWho

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { cms } = context.get(apiContext)
  const asked = { filter: { kind: ['legend' as const] }, expand: 'meta', page: { size } }
  return (await cms.filter(asked)).data.items
}

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf(shellOf(matches), {
    title: t.legends,
    description: t.retiredGreatsOfCricket,
    keywords: ['legends', 'careers', 'records'],
    path: '/legends',
  })

export default function LegendsPage({ loaderData: legends }: Route.ComponentProps) {
  return (
    <div className={classes('pv-page', styles.page)}>
      <header className={styles.head}>
        <SectionHeading title={t.legends} level={1} />
        <p className="pv-lead">{lead}</p>
      </header>
      {legends.length === 0 ? (
        <EmptyState>{t.noLegendsYet}</EmptyState>
      ) : (
        <LegendCards legends={legends} level={2} />
      )}
    </div>
  )
}
