import { seenPart } from '@pavilion/kit/parts.tsx'
import styles from '../match.module.css'
import { SideCharts } from './side-charts.tsx'

const Charts = seenPart(
  import.meta.env.SSR ? SideCharts : undefined,
  () => import('./side-charts.tsx').then((module) => module.SideCharts),
  styles.side,
)

/** Beside the commentary; drawn anew with every ball once somebody looks. */
export function Side() {
  return (
    <aside aria-label="The innings in charts">
      <Charts />
    </aside>
  )
}
