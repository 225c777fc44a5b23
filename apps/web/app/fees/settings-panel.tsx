import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import * as t from '#texts/fees.ts'
import type { BookProps } from './book-props.ts'
import { saveSettings } from './fee-calls.ts'

const A_WEEK = '7'

function useSettings({ book, onChanged }: BookProps) {
  const { settings, organisation } = book
  const form = useForm({
    currency: settings.currency,
    remindDays: String(settings.remindDays ?? ''),
    blocksDebtors: settings.blocksDebtors,
  })
  const { currency, remindDays: days, blocksDebtors } = form.typed
  const send = async () => {
    const remindDays = days === '' ? null : Number(days)
    const answer = await saveSettings({
      organisationId: organisation.id,
      settings: { currency: currency.trim().toUpperCase(), blocksDebtors, remindDays },
    })
    return settle(answer, { part: 'settings.', otherwise: 'currency', onDone: onChanged })
  }
  return { ...form, onSubmit: form.onSubmit(send) }
}

/** In which currency a club charges, when it reminds, and whether those who owe can be picked. */
export function SettingsPanel(props: BookProps) {
  const { typed, change, field, busy, onSubmit } = useSettings(props)
  const { remindDays: days, blocksDebtors } = typed
  return (
    <Panel level={2} title={t.settings}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <TextField label={t.currency} maxLength={3} {...field('currency')} />
        <Checkbox
          checked={days !== ''}
          onChange={({ target }) => change({ remindDays: target.checked ? A_WEEK : '' })}
        >
          {t.remindByItself}
        </Checkbox>
        {days !== '' && (
          <TextField
            label={t.remindAfter}
            type="number"
            min={1}
            max={60}
            {...field('remindDays')}
          />
        )}
        <Checkbox
          checked={blocksDebtors}
          onChange={({ target }) => change({ blocksDebtors: target.checked })}
        >
          {t.blockDebtors}
        </Checkbox>
        <div>
          <Button type="submit" variant="outline" busy={busy}>
            {t.saveSettings}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
