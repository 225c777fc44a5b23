import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import styles from './desk.module.css'

type LeaveDialogProps = { readonly onStay: () => void; readonly onLeave: () => void }

export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      open
      onClose={onStay}
      title="Leave without saving?"
      lead="What you have written is kept in this browser and offered to you when you come back."
    >
      <div className={styles.choices}>
        <Button onClick={onStay}>Stay</Button>
        <Button variant="outline" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </Dialog>
  )
}
