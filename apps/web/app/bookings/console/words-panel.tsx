import { Panel } from '@pavilion/kit/panel.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import type { SubmitEvent } from 'react'
import * as t from '#texts/bookings.ts'
import shared from '#shared/console.module.css'
import { HirePanel } from './hire-panel.tsx'
import { saveText } from './manage-calls.ts'
import styles from './manage.module.css'
import { useForm } from '#shared/use-form.ts'
import { SaveRow } from './save-row.tsx'
import { TermsRows } from './terms-rows.tsx'
import type { PartProps } from './use-save.ts'
import { useSave } from './use-save.ts'
import { draftOf, wordsOf } from './words-draft.ts'
import type { Draft } from './words-draft.ts'

/** A ground's public facts and its hire terms. */
export function TextPanel(props: PartProps) {
  const { managed, onStale } = props
  const { typed: draft, change, isChanged } = useForm(() => draftOf(managed))
  const saving = useSave(props, saveText)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const words = wordsOf(draft)
    if (typeof words === 'string') return saving.refuse(words)
    return void saving.save(words)
  }
  return (
    <div className={styles.parts}>
      <Panel level={2} title={t.detailsAndTerms}>
        <form className={shared.form} onSubmit={submit} noValidate>
          <Facts draft={draft} onChange={change} />
          <Terms draft={draft} onChange={change} />
          <SaveRow saving={saving} isChanged={isChanged} onStale={onStale}>
            {t.saveDetailsAndTerms}
          </SaveRow>
        </form>
      </Panel>
      {managed.facts !== null && <HirePanel {...props} />}
    </div>
  )
}

type DraftProps = {
  readonly draft: Draft
  readonly onChange: (part: Partial<Draft>) => void
}

function Facts({ draft, onChange }: DraftProps) {
  return (
    <>
      <TextArea
        label={t.description}
        rows={4}
        maxLength={2000}
        value={draft.about}
        onChange={({ target }) => onChange({ about: target.value })}
      />
      <TextField
        label={t.address}
        maxLength={200}
        value={draft.address}
        onChange={({ target }) => onChange({ address: target.value })}
      />
      <TextField
        label={t.location}
        help={t.latitudeAndLongitudeSuch}
        value={draft.position}
        onChange={({ target }) => onChange({ position: target.value })}
      />
      <div className={shared.pair}>
        <TextArea
          label={t.amenities}
          help={t.onePerLine}
          rows={5}
          value={draft.amenities}
          onChange={({ target }) => onChange({ amenities: target.value })}
        />
        <TextArea
          label={t.rules}
          help={t.onePerLine}
          rows={5}
          value={draft.rules}
          onChange={({ target }) => onChange({ rules: target.value })}
        />
      </div>
    </>
  )
}

function Terms({ draft, onChange }: DraftProps) {
  return (
    <>
      <div className={shared.pair}>
        <TextField
          label={t.bookingWindowDays}
          inputMode="numeric"
          value={draft.aheadDays}
          onChange={({ target }) => onChange({ aheadDays: target.value })}
        />
        <TextField
          label={t.cutOffMinutesBefore}
          inputMode="numeric"
          value={draft.noticeMinutes}
          onChange={({ target }) => onChange({ noticeMinutes: target.value })}
        />
      </div>
      <TermsRows steps={draft.steps} onChange={(steps) => onChange({ steps })} />
    </>
  )
}
