import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import * as t from '#texts/common.ts'
import styles from './leave-dialog.module.css'
import type { Leaving } from './use-leaving.ts'

type LeaveDialogProps = {
  readonly leaving: Leaving
  /** What becomes of what is not saved. */
  readonly lead: string
}

/** Asks whoever is about to leave a page with something unsaved. */
export function LeaveDialog({ leaving, lead }: LeaveDialogProps) {
  if (leaving.state !== 'blocked') return null
  return (
    <Dialog open onClose={() => leaving.reset()} title={t.leaveWithoutSaving} lead={lead}>
      <div className={styles.choices}>
        <Button onClick={() => leaving.reset()}>{t.stay}</Button>
        <Button variant="outline" onClick={() => leaving.proceed()}>
          {t.leave}
        </Button>
      </div>
    </Dialog>
  )
}
