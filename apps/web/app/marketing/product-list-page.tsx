import { classes } from '@pavilion/kit/classes.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { Link } from 'react-router'
import type { Route } from './+types/product-list-page.ts'
import { apiContext } from '#context.ts'
import { useShell } from '#layout/use-shell.ts'
import { products } from '#layout/navigation.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { LivePanel } from '#shared/live-panel.tsx'
import { loadSamples } from './load-samples.ts'
import { PlanRow } from '#shared/plan-row.tsx'
import * as t from '#texts/marketing.ts'
import { productList } from './product-list.ts'
import styles from './product-list-page.module.css'
import page from './product-page.module.css'

const lead = t.everythingACricketSeasonNeeds

export const loader = ({ context }: Route.LoaderArgs) =>
  loadSamples(context.get(apiContext), { panel: 'board', rows: [] })

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf(shellOf(matches), {
    title: t.allProducts,
    description: lead,
    keywords: [t.cricketPlatform, 'products'],
    path: '/product-list',
  })

export default function ProductListPage({ loaderData: { match } }: Route.ComponentProps) {
  const shell = useShell()
  return (
    <div className={classes('pv-page', styles.page)}>
      <header className={classes(page.head, styles.head)}>
        <div className={page.words}>
          <h1 className={classes('pv-title', page.title)}>{t.everythingASeasonNeeds}</h1>
          <p className="pv-lead">{lead}</p>
        </div>
        {match && <LivePanel card={match} />}
      </header>
      <ul className={styles.list}>
        {productList.map(({ title, to, today }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={products.find((product) => product.to === to)?.icon ?? 'star'} />
              <b>{title}</b>
              <span className={styles.today}>{today}</span>
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
      {shell && <PlanRow siteName={shell.site.name} />}
    </div>
  )
}
