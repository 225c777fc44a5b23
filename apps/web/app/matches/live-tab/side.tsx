import { visibleIsland } from '@pavilion/kit/islands/island.tsx'
import * as t from '#texts/matches.ts'
import styles from '../match.module.css'
import { SideCharts } from './side-charts.tsx'

const Charts = visibleIsland(
  import.meta.env.SSR ? SideCharts : undefined,
  () => import('./side-charts.tsx').then((module) => module.SideCharts),
  styles.side,
)

/** The charts beside the commentary, loaded once they are in view. */
export function Side() {
  return (
    <aside className={styles.beside} aria-label={t.theInningsInCharts}>
      <Charts />
    </aside>
  )
}
