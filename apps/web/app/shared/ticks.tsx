import { Icon } from '@pavilion/kit/icons/icon.tsx'
import type { PlanLine } from './plan-lines.ts'
import styles from './ticks.module.css'

/** The benefits of a plan, marking those that cannot be used yet. */
export const Ticks = ({ lines }: { readonly lines: readonly PlanLine[] }) => (
  <ul className={styles.ticks}>
    {lines.map(({ what, isReady }) => (
      <li key={what} className={isReady ? undefined : styles.planned}>
        <Icon name={isReady ? 'check' : 'clock'} size={16} />
        <span>
          {what}
          {!isReady && <small> · planned</small>}
        </span>
      </li>
    ))}
  </ul>
)
