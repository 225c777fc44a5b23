import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import type { SubmitEvent } from 'react'
import shared from '#shared/console.module.css'
import { focusFirst } from '#shared/use-sending.ts'
import * as t from '#texts/tournaments.ts'
import type { ManagedBrand } from '../brand/brand-calls.ts'
import { Choice } from '../manage/basics-form.tsx'
import styles from '../manage/console.module.css'
import { EntryFeeFields, useEntryFee } from '../manage/entry-fee-form.tsx'
import { entryMeanings } from '../manage/entry-modes.ts'
import type { Managed, PanelProps } from '../manage/tournament-calls.ts'
import { SetUpSummary } from './set-up-summary.tsx'
import { useOpening } from './use-opening.ts'

type EntryStepProps = PanelProps & {
  readonly brand: ManagedBrand
  readonly onSaved: () => Promise<void>
  readonly children: React.ReactNode
}

/** How teams enter and for what, which is saved apart from the rest; `children` leads to the other steps. */
export function EntryStep({ managed, brand, onChanged, onSaved, children }: EntryStepProps) {
  const opening = useOpening({ managed, onChanged })
  const fee = useEntryFee({ managed, onChanged })
  const save = async (form: HTMLFormElement) => {
    if ((await opening.save()) && (!fee.isChanged || (await fee.save()))) await onSaved()
    else focusFirst(form)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save(event.currentTarget)
  }
  return (
    <div className={styles.parts}>
      <div className={styles.stack}>
        <Panel level={2} title={t.entry}>
          <form className={shared.form} noValidate onSubmit={submit}>
            <p className="pv-small">{t.whatEntryIs}</p>
            <OpeningFields opening={opening} />
            <EntryFeeFields form={fee} currency={managed.currency.id} />
            <div>
              <Button type="submit" busy={opening.busy || fee.busy}>
                {t.saveAndGoOn}
              </Button>
            </div>
          </form>
        </Panel>
        {children}
      </div>
      <SetUpSummary
        managed={asTyped(managed, opening, fee)}
        fields={managed.fields}
        sponsors={brand.sponsors}
      />
    </div>
  )
}

const modes = [
  ['invitation', t.modeInvitation],
  ['pin', t.modePin],
  ['all', t.modeAll],
] as const

const OpeningFields = ({ opening }: { readonly opening: ReturnType<typeof useOpening> }) => (
  <>
    <Choice
      label={t.howTeamsEnter}
      choices={modes}
      value={opening.fields.mode}
      onChange={(mode) => opening.change({ mode })}
    />
    <p className={styles.box} aria-live="polite">
      {entryMeanings[opening.fields.mode]}
    </p>
    <TextField
      label={t.entryUntil}
      type="datetime-local"
      help={t.mayBeEmpty}
      value={opening.fields.wall}
      error={opening.problem}
      onChange={({ target }) => opening.change({ wall: target.value })}
    />
  </>
)

/** The tournament as the step would save it, for the summary. */
function asTyped(
  managed: Managed,
  { fields, deadline }: ReturnType<typeof useOpening>,
  { fee }: ReturnType<typeof useEntryFee>,
): Managed {
  const isOpen = fields.mode !== 'invitation'
  const pin = fields.mode === 'pin' ? (managed.entry.pin ?? '') : null
  const { currency } = managed
  const charged =
    fee === undefined
      ? managed.fee
      : fee && { ...fee, refundUntil: fee.refundUntil ?? null, currency }
  return { ...managed, entry: { isOpen, pin, deadline }, fee: charged }
}
