import { lazy, Suspense } from 'react'
import { Unsaved } from '#shared/unsaved.tsx'
import { RulesQuestion } from './rules-question.tsx'
import type { useSettings } from './use-settings.ts'

const SettingsMeanwhile = lazy(() =>
  import('./settings-meanwhile.tsx').then((module) => ({ default: module.SettingsMeanwhile })),
)

type SettingsQuestionsProps = { readonly settings: ReturnType<typeof useSettings> }

/** What is asked before settings are saved, and before they are left unsaved. */
export function SettingsQuestions({ settings }: SettingsQuestionsProps) {
  const { form, affected, theirs, confirm, dismiss } = settings
  return (
    <>
      <RulesQuestion affected={affected} onClose={dismiss} onConfirm={confirm} />
      <Suspense>{theirs !== undefined && <SettingsMeanwhile settings={settings} />}</Suspense>
      <Unsaved isChanged={form.isChanged} />
    </>
  )
}
