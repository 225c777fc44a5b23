import { Button } from '@pavilion/kit/button.tsx'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/tournaments.ts'
import styles from './print-schedule.module.css'

/** Prints what this tab is about, without the site around it. */
export function PrintButton() {
  const { isRestored } = useClientState()
  return (
    <span className={styles.screen}>
      <Button variant="outline" size="small" disabled={!isRestored} onClick={() => window.print()}>
        {t.print}
      </Button>
    </span>
  )
}
