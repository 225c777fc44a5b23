import { Button } from '@pavilion/kit/button.tsx'
import shared from '#shared/console.module.css'
import * as t from '#texts/academies.ts'

type PartActionsProps = {
  readonly busy: boolean
  /** None for what is not there yet. */
  readonly remove: (() => Promise<void>) | undefined
}

/** Saves a part of the plan, or removes it. */
export const PartActions = ({ busy, remove }: PartActionsProps) => (
  <div className={shared.actions}>
    <Button type="submit" busy={busy}>
      {t.save}
    </Button>
    {remove && (
      <Button variant="quiet" onClick={() => void remove()}>
        {t.remove}
      </Button>
    )}
  </div>
)
