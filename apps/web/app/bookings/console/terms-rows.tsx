import { percent } from '@pavilion/contract/money.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { policyText } from '#shared/slot-text.ts'
import * as t from '#texts/bookings.ts'
import styles from './manage.module.css'
import { readPercent, type Step } from './words-draft.ts'
import { randomId } from '#state/random-id.ts'

type TermsRowsProps = {
  readonly steps: readonly Step[]
  readonly onChange: (steps: readonly Step[]) => void
}

const MOST = 10

/** The steps of the cancellation terms, with a preview of their wording. */
export function TermsRows({ steps, onChange }: TermsRowsProps) {
  const change = (key: string, part: Partial<Step>) =>
    onChange(steps.map((step) => (step.key === key ? { ...step, ...part } : step)))
  const read = steps.map((step) => ({
    hoursBefore: Number(step.hours) || 0,
    percent: readPercent(step.percent) ?? percent(0),
  }))
  return (
    <fieldset className={styles.group}>
      <legend>{t.cancellationRefunds}</legend>
      {steps.map(({ key, hours, percent: refund }) => (
        <StepFields
          key={key}
          hours={hours}
          percent={refund}
          onChange={(part) => change(key, part)}
          onRemove={() => onChange(steps.filter((step) => step.key !== key))}
        />
      ))}
      <p>
        <Button
          variant="outline"
          size="small"
          icon="plus"
          disabled={steps.length >= MOST}
          onClick={() => onChange([...steps, { key: randomId(), hours: '24', percent: '50' }])}
        >
          {t.addAStep}
        </Button>
      </p>
      <div className="pv-small pv-muted">
        {policyText(read).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>{t.existingBookingsKeepTheTerms}</p>
      </div>
    </fieldset>
  )
}

type StepFieldsProps = Omit<Step, 'key'> & {
  readonly onChange: (part: Partial<Step>) => void
  readonly onRemove: () => void
}

const StepFields = ({ hours, percent: refund, onChange, onRemove }: StepFieldsProps) => (
  <div className={styles.line}>
    <TextField
      label={t.hoursBeforeTheSlot}
      inputMode="numeric"
      value={hours}
      onChange={({ target }) => onChange({ hours: target.value })}
    />
    <TextField
      label={t.refund}
      inputMode="numeric"
      value={refund}
      onChange={({ target }) => onChange({ percent: target.value })}
    />
    <IconButton icon="trash" label={t.removeTheHoursHourStep({ hours })} onClick={onRemove} />
  </div>
)
