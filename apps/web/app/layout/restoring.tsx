import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/common.ts'
import styles from './restoring.module.css'

/** Covers the readable page until the stored state is restored. */
export function Restoring() {
  const { isRestored } = useClientState()
  if (isRestored) return null
  return <output className={styles.restoring}>{t.loading}</output>
}
