import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import { PlainSelect } from '#shared/plain-select.tsx'
import * as t from '#texts/operator.ts'
import { periodText } from './period-text.ts'
import { type PackageDialogProps, periods, usePackageForm } from './use-package-form.ts'

/** Adds a package, or changes one. */
export function PackageDialog(props: PackageDialogProps) {
  const { before, onClose } = props
  const form = usePackageForm(props)
  const { typed, change, busy, problems, onSubmit } = form
  return (
    <Dialog open title={before === undefined ? t.newPackage : t.editPackage} onClose={onClose}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <TextField
          label={t.packageName}
          maxLength={80}
          value={typed.name}
          error={problems['name']}
          onChange={({ target }) => change({ name: target.value })}
        />
        {(before?.bought ?? 0) === 0 && <Kind form={form} />}
        <TextField
          label={t.packageSummary}
          maxLength={300}
          value={typed.summary}
          error={problems['summary']}
          onChange={({ target }) => change({ summary: target.value })}
        />
        <TextArea
          label={t.packageFeatures}
          help={t.oneALine}
          rows={4}
          value={typed.features}
          error={Object.entries(problems).find(([path]) => path.startsWith('features'))?.[1]}
          onChange={({ target }) => change({ features: target.value })}
        />
        <Prices form={form} currency={props.currency.id} />
        <Numbers form={form} />
        <Checkbox
          checked={typed.isOnSale}
          onChange={({ target }) => change({ isOnSale: target.checked })}
        >
          {t.onSale}
        </Checkbox>
        <Button type="submit" size="large" wide busy={busy}>
          {before === undefined ? t.addPackage : t.savePackage}
        </Button>
      </form>
    </Dialog>
  )
}

type FormProps = { readonly form: ReturnType<typeof usePackageForm> }

const kinds = [
  { value: 'pro', label: t.proPlan },
  { value: 'freemium', label: t.freePlan },
  { value: 'live-stream', label: t.streamingPackage },
] as const

/** What it is cannot change once somebody has bought it. */
function Kind({ form: { typed, change, problems } }: FormProps) {
  return (
    <PlainSelect
      label={t.packageKind}
      value={typed.tier ?? 'live-stream'}
      choices={kinds}
      error={problems['kind'] ?? problems['tier']}
      onChange={(value) =>
        change(
          value === 'live-stream'
            ? { kind: 'live-stream', tier: null }
            : { kind: 'plan', tier: value },
        )
      }
    />
  )
}

function Prices({
  form: { typed, change, problems },
  currency,
}: FormProps & { readonly currency: string }) {
  return (
    <div className={shared.pair}>
      {periods.map((period) => (
        <TextField
          key={period}
          label={t.priceIn({ currency, period: periodText[period] })}
          help={t.emptyIsNotSold}
          inputMode="decimal"
          maxLength={16}
          value={typed.prices[period]}
          error={problems[period]}
          onChange={({ target }) => change({ prices: { ...typed.prices, [period]: target.value } })}
        />
      ))}
    </div>
  )
}

function Numbers({ form: { typed, change, problems } }: FormProps) {
  return (
    <div className={shared.pair}>
      <TextField
        label={t.streamingHours}
        inputMode="numeric"
        maxLength={5}
        value={typed.streamingHours}
        error={problems['streamingHours']}
        onChange={({ target }) => change({ streamingHours: target.value })}
      />
      <TextField
        label={t.placeInList}
        help={t.lowestFirst}
        inputMode="numeric"
        maxLength={4}
        value={typed.rank}
        error={problems['rank']}
        onChange={({ target }) => change({ rank: target.value })}
      />
    </div>
  )
}
