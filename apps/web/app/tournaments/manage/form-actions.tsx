import { Button } from '@pavilion/kit/button.tsx'
import shared from '#shared/console.module.css'
import * as t from '#texts/tournaments.ts'

type FormActionsProps = {
  /** What sending the form does. */
  readonly label: string
  readonly busy: boolean
  readonly onCancel: () => void
}

/** The buttons of a form within a list: send it, or close it. */
export const FormActions = ({ label, busy, onCancel }: FormActionsProps) => (
  <span className={shared.actions}>
    <Button type="submit" size="small" busy={busy}>
      {label}
    </Button>
    <Button size="small" variant="quiet" onClick={onCancel}>
      {t.cancel}
    </Button>
  </span>
)
