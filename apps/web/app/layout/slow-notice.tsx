import { Button } from '@pavilion/kit/button.tsx'
import { useSyncExternalStore } from 'react'
import { slowCalls } from '#state/api.ts'
import styles from './slow-notice.module.css'

/** Nobody waits for minutes without being told, and without a way out. */
export function SlowNotice() {
  const count = useSyncExternalStore(slowCalls.subscribe, slowCalls.count, () => 0)
  return (
    <output>
      {count > 0 && (
        <span className={styles.notice}>
          <span>The server is slow to answer.</span>
          <Button variant="quiet" size="small" onClick={slowCalls.stopAll}>
            Stop
          </Button>
        </span>
      )}
    </output>
  )
}
