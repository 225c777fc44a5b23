import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import { PlainSelect } from '#shared/plain-select.tsx'
import * as t from '#texts/academies.ts'
import {
  ALL_BATCHES,
  type TariffDialogProps,
  type TariffForm,
  useTariffForm,
} from './use-tariff-form.ts'

const kinds = [
  { value: 'month', label: t.byMonth },
  { value: 'term', label: t.byTerm },
  { value: 'pack', label: t.byPack },
] as const

/** Adds what a programme costs, or changes or ends it. What it is for stays once it is made. */
export function TariffDialog(props: TariffDialogProps) {
  const { told, programmeId, tariff, onClose } = props
  const form = useTariffForm(props)
  const { typed, change, busy, problems, onSubmit } = form
  const programme = told.programmes.find(({ id }) => id === programmeId)
  const batches = programme?.batches.map(({ id, name }) => ({ value: id, label: name })) ?? []
  return (
    <Dialog open title={tariff?.name ?? t.addTariff} onClose={onClose}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        {tariff === undefined && (
          <div className={shared.pair}>
            <PlainSelect
              label={t.chargedBy}
              value={typed.kind}
              choices={kinds}
              onChange={(kind) => change({ kind })}
            />
            <PlainSelect
              label={t.forBatches}
              value={typed.batchId}
              choices={[{ value: ALL_BATCHES, label: t.allBatches }, ...batches]}
              onChange={(batchId) => change({ batchId })}
            />
          </div>
        )}
        <TextField
          label={t.name}
          help={t.tariffNameHelp}
          maxLength={80}
          value={typed.name}
          error={problems['name']}
          onChange={({ target }) => change({ name: target.value })}
        />
        <Amounts form={form} currency={told.currency.id} />
        <OfKind form={form} />
        <div className={shared.actions}>
          <Button type="submit" busy={busy}>
            {t.save}
          </Button>
          {tariff !== undefined && (
            <Button variant="quiet" busy={busy} onClick={form.end}>
              {t.endTariff}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

type FormProps = { readonly form: TariffForm }

function Amounts({
  form: { typed, change, problems },
  currency,
}: FormProps & { readonly currency: string }) {
  return (
    <>
      <TextField
        label={t.amountIn({ currency })}
        inputMode="decimal"
        maxLength={16}
        value={typed.amount}
        error={problems['amount']}
        onChange={({ target }) => change({ amount: target.value })}
      />
      <div className={shared.pair}>
        <TextField
          label={t.concessionIn({ currency })}
          help={t.concessionHelp}
          inputMode="decimal"
          maxLength={16}
          value={typed.concession}
          error={problems['concession']}
          onChange={({ target }) => change({ concession: target.value })}
        />
        <TextField
          label={t.familyRateIn({ currency })}
          help={t.familyRateHelp}
          inputMode="decimal"
          maxLength={16}
          value={typed.family}
          error={problems['family']}
          onChange={({ target }) => change({ family: target.value })}
        />
      </div>
    </>
  )
}

function OfKind({ form: { typed, change, problems } }: FormProps) {
  const { kind } = typed
  if (kind === 'pack') {
    return (
      <TextField
        label={t.sessionsInPack}
        help={t.whatUsesAPack}
        type="number"
        min={2}
        max={100}
        value={typed.sessions}
        error={problems['sessions']}
        onChange={({ target }) => change({ sessions: target.value })}
      />
    )
  }
  return (
    <>
      {kind === 'month' && (
        <TextField
          label={t.dueDay}
          type="number"
          min={1}
          max={28}
          value={typed.dueDay}
          error={problems['dueDay']}
          onChange={({ target }) => change({ dueDay: target.value })}
        />
      )}
      <Checkbox
        checked={typed.isShared}
        onChange={({ target }) => change({ isShared: target.checked })}
      >
        {kind === 'month' ? t.sharesMonths : t.sharesTerms}
      </Checkbox>
    </>
  )
}
