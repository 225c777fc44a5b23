import { lazy, Suspense } from 'react'
import type { FieldRefusal } from '#state/request.ts'
import * as t from '#texts/tournaments.ts'

const ConfirmDialog = lazy(() =>
  import('#shared/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

type RulesQuestionProps = {
  /** What the change of each rule affects; nothing is asked without any. */
  readonly affected: readonly FieldRefusal[]
  readonly onClose: () => void
  readonly onConfirm: () => Promise<void>
}

/** Asks before rules that are in force are changed. */
export function RulesQuestion({ affected, onClose, onConfirm }: RulesQuestionProps) {
  return (
    <Suspense>
      {affected.length > 0 && (
        <ConfirmDialog
          title={t.changeRulesQuestion}
          lead={affected.map(({ message }) => message).join(' ')}
          action={t.changeTheRules}
          onClose={onClose}
          onConfirm={onConfirm}
        />
      )}
    </Suspense>
  )
}
