import type { SiteCounts } from '@pavilion/contract/sites/site-calls.ts'
import { NavLink } from 'react-router'
import { figure } from '#shared/figures.ts'
import { matchCentral } from '#layout/navigation.ts'
import styles from './panels.module.css'

/** The ten links of Match Central in two columns, with counts. */
export function CentralLinks({ counts }: { readonly counts: SiteCounts }) {
  return (
    <ul className={styles.centralLinks}>
      {matchCentral.map(({ label, to, count }) => (
        <li key={to}>
          <NavLink className={styles.link ?? ''} to={to}>
            {label}
            {count && <span>{figure(counts[count])}</span>}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
