import { lazy, Suspense } from 'react'
import * as t from '#texts/tournaments.ts'
import type { Fixture, Stages } from './fixture-calls.ts'
import { replacedText } from './replaced-text.ts'

const ConfirmDialog = lazy(() =>
  import('#shared/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

type ReplaceQuestionProps = {
  readonly fixtures: readonly Fixture[]
  readonly stages: Stages
  readonly onClose: () => void
  readonly onConfirm: () => Promise<void>
}

/** Asks before a search that replaces fixtures. */
export const ReplaceQuestion = ({ fixtures, stages, onClose, onConfirm }: ReplaceQuestionProps) => (
  <Suspense>
    <ConfirmDialog
      title={t.replaceFixturesQuestion}
      lead={replacedText(fixtures, stages)}
      action={t.replaceTheFixtures}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  </Suspense>
)
