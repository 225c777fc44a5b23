import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import shared from '#shared/console.module.css'
import { settle, useSubmission } from '#shared/use-submission.ts'
import * as t from '#texts/fees.ts'
import type { BookProps } from './book-props.ts'
import { saveSettings } from './fee-calls.ts'

const A_WEEK = '7'

function useSettings({ book, onChanged }: BookProps) {
  const { settings, organisation } = book
  const [currency, setCurrency] = useState(settings.currency)
  const [days, setDays] = useState(settings.remindDays === null ? '' : String(settings.remindDays))
  const [blocksDebtors, setBlocks] = useState(settings.blocksDebtors)
  const { busy, problems, submit } = useSubmission()
  const send = async () => {
    const remindDays = days === '' ? null : Number(days)
    const answer = await saveSettings({
      organisationId: organisation.id,
      settings: { currency: currency.trim().toUpperCase(), blocksDebtors, remindDays },
    })
    return settle(answer, { part: 'settings.', otherwise: 'currency', onDone: onChanged })
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget, send)
  }
  const typed = { currency, setCurrency, days, setDays, blocksDebtors, setBlocks }
  return { ...typed, busy, problems, onSubmit }
}

/** In which currency a club charges, when it reminds, and whether those who owe can be picked. */
export function SettingsPanel(props: BookProps) {
  const { currency, setCurrency, days, setDays, ...form } = useSettings(props)
  const { blocksDebtors, setBlocks, busy, problems, onSubmit } = form
  return (
    <Panel level={2} title={t.settings}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <TextField
          label={t.currency}
          maxLength={3}
          value={currency}
          error={problems['currency']}
          onChange={({ target }) => setCurrency(target.value)}
        />
        <Checkbox
          checked={days !== ''}
          onChange={({ target }) => setDays(target.checked ? A_WEEK : '')}
        >
          {t.remindByItself}
        </Checkbox>
        {days !== '' && (
          <TextField
            label={t.remindAfter}
            type="number"
            min={1}
            max={60}
            value={days}
            error={problems['remindDays']}
            onChange={({ target }) => setDays(target.value)}
          />
        )}
        <Checkbox checked={blocksDebtors} onChange={({ target }) => setBlocks(target.checked)}>
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
