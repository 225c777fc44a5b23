import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import shared from '#shared/console.module.css'
import * as t from '#texts/tournaments.ts'

type MeanwhileDialogProps = {
  /** What somebody else has changed, and what becomes of what one has typed. */
  readonly lead: string
  readonly onLoad: () => void
  readonly onClose: () => void
}

/** Tells of somebody else's changes, and loads them beneath one's own. */
export const MeanwhileDialog = ({ lead, onLoad, onClose }: MeanwhileDialogProps) => (
  <Dialog open title={t.changedMeanwhile} lead={lead} onClose={onClose}>
    <div className={shared.actions}>
      <Button onClick={onLoad}>{t.loadTheirChanges}</Button>
      <Button variant="quiet" onClick={onClose}>
        {t.cancel}
      </Button>
    </div>
  </Dialog>
)
