import { Button } from '@pavilion/kit/button.tsx'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { slowCalls } from '#state/api.ts'
import styles from './slow-notice.module.css'
import { useTopDialog } from '#layout/use-top-dialog.ts'
import * as t from '#texts/shell.ts'

/**
 * Nobody waits for minutes without being told, and without a way out. While a dialog keeps the focus, the
 * notice is inside it.
 */
export function SlowNotice() {
  const isSlow = useSyncExternalStore(slowCalls.subscribe, slowCalls.count, () => 0) > 0
  const dialog = useTopDialog(isSlow)
  return (
    <>
      <output aria-live="polite">{isSlow && dialog === undefined && <Notice />}</output>
      {dialog &&
        createPortal(
          <div role="alert">
            <Notice />
          </div>,
          dialog,
        )}
    </>
  )
}

const Notice = () => (
  <span className={styles.notice}>
    <span>{t.theServerIsSlow}</span>
    <Button variant="quiet" size="small" onClick={slowCalls.stopAll}>
      {t.stop}
    </Button>
  </span>
)
