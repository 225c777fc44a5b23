import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { lazy, Suspense, useState } from 'react'
import type { FieldRefusal } from '#state/request.ts'
import * as t from '#texts/tournaments.ts'

const ConfirmDialog = lazy(() =>
  import('#shared/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

type RulesQuestionProps = {
  /** What the change of each rule affects; nothing is asked without any. */
  readonly affected: readonly FieldRefusal[]
  readonly onClose: () => void
  /** `countPlayedAnew`: matches already played count by changed points, too. */
  readonly onConfirm: (countPlayedAnew: boolean) => Promise<void>
}

/** Asks before rules that are in force are changed. */
export function RulesQuestion(props: RulesQuestionProps) {
  return <Suspense>{props.affected.length > 0 && <Question {...props} />}</Suspense>
}

function Question({ affected, onClose, onConfirm }: RulesQuestionProps) {
  const [anew, setAnew] = useState(false)
  return (
    <ConfirmDialog
      title={t.changeRulesQuestion}
      lead={affected.map(({ message }) => message).join(' ')}
      action={t.changeTheRules}
      onClose={onClose}
      onConfirm={() => onConfirm(anew)}
    >
      {affected.some(({ path }) => path === 'fields.points') && (
        <Checkbox checked={anew} onChange={({ target }) => setAnew(target.checked)}>
          {t.countPlayedAnew}
        </Checkbox>
      )}
    </ConfirmDialog>
  )
}
