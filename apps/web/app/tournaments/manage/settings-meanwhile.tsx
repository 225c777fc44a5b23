import { MeanwhileDialog } from './meanwhile-dialog.tsx'
import { meanwhileText } from './meanwhile-text.ts'
import type { useSettings } from './use-settings.ts'

type SettingsMeanwhileProps = { readonly settings: ReturnType<typeof useSettings> }

/** Tells who has changed settings of what somebody else has saved meanwhile. */
export function SettingsMeanwhile({ settings }: SettingsMeanwhileProps) {
  const { managed, form, theirs, load, leave } = settings
  if (theirs === undefined) return null
  const seen = { before: managed.fields, mine: form.fields, theirs: theirs.fields }
  return <MeanwhileDialog lead={meanwhileText(seen)} onLoad={load} onClose={leave} />
}
