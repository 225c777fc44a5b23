import { useClientState } from '#state/use-client-state.ts'
import styles from './restoring.module.css'

/** Stands over the page, which can be read already, until what this browser has stored is back. */
export function Restoring() {
  const { isRestored } = useClientState()
  if (isRestored) return null
  return <output className={styles.restoring}>Loading...</output>
}
