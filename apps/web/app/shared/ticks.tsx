import { Icon } from '@pavilion/kit/icons/icon.tsx'
import styles from './ticks.module.css'

/** The benefits of a plan. */
export const Ticks = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className={styles.ticks}>
    {lines.map((what) => (
      <li key={what}>
        <Icon name="check" size={16} />
        <span>{what}</span>
      </li>
    ))}
  </ul>
)
