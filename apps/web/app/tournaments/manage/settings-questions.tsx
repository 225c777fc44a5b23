import { lazy, Suspense } from 'react'
import { Unsaved } from '#shared/unsaved.tsx'
import { meanwhileText } from './meanwhile-text.ts'
import { RulesQuestion } from './rules-question.tsx'
import type { useSettings } from './use-settings.ts'

const MeanwhileDialog = lazy(() =>
  import('./meanwhile-dialog.tsx').then((module) => ({ default: module.MeanwhileDialog })),
)

/** What is asked before settings are saved, and before they are left unsaved. */
export function SettingsQuestions({
  settings,
}: {
  readonly settings: ReturnType<typeof useSettings>
}) {
  const { managed, form, affected, theirs, load, leave, confirm, dismiss } = settings
  const meanwhile = theirs && {
    before: managed.fields,
    mine: form.fields,
    theirs: theirs.fields,
  }
  return (
    <>
      <RulesQuestion affected={affected} onClose={dismiss} onConfirm={confirm} />
      <Suspense>
        {meanwhile !== undefined && (
          <MeanwhileDialog lead={meanwhileText(meanwhile)} onLoad={load} onClose={leave} />
        )}
      </Suspense>
      <Unsaved isChanged={form.isChanged} />
    </>
  )
}
