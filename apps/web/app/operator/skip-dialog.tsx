import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import * as t from '#texts/operator.ts'
import styles from './operator.module.css'

type SkipDialogProps = {
  readonly listener: string
  readonly onSkip: () => void
  readonly onClose: () => void
}

/** Asks whether an event is really to be skipped. */
export const SkipDialog = ({ listener, onSkip, onClose }: SkipDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title={t.skipThisEvent}
    lead={t.listenerWillNeverHandle({ listener })}
  >
    <div className={styles.choices}>
      <Button onClick={onClose}>{t.keep}</Button>
      <Button variant="danger" onClick={onSkip}>
        {t.skip}
      </Button>
    </div>
  </Dialog>
)
