import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Select } from '@pavilion/kit/select.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import shared from '#shared/console.module.css'
import { briefDay } from '#shared/dates.ts'
import { shortMoney } from '#shared/money.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/fees.ts'
import type { BookProps } from './book-props.ts'
import { chargeSheet, type Sheet } from './fee-calls.ts'
import styles from './fees.module.css'

/** The published team sheets, each charged with one press. */
export function SheetsPanel({ book, onChanged }: BookProps) {
  const { organisation, products, sheets, currency } = book
  const fees = products.filter(({ kind }) => kind === 'match')
  const [chosen, setChosen] = useState<string>()
  const [busy, setBusy] = useState<string>()
  const productId = fees.find(({ id }) => id === chosen)?.id ?? fees[0]?.id
  const press = async ({ entryId }: Sheet) => {
    if (productId === undefined) return
    setBusy(entryId)
    const answer = await chargeSheet({ organisationId: organisation.id, entryId, productId })
    setBusy(undefined)
    if (!answer.ok) return toasts.add('error', answer.message)
    toasts.add('success', answer.data.message)
    return onChanged(answer.data.data)
  }
  return (
    <Panel level={2} title={t.matchFees}>
      {sheets.length === 0 && <p className="pv-muted">{t.noSheets}</p>}
      {sheets.length > 0 && fees.length === 0 && <p className="pv-muted">{t.noMatchFee}</p>}
      {fees.length > 1 && (
        <Select
          label={t.whichFee}
          choices={fees.map(({ id, name, amount }) => ({
            value: id,
            label: t.feeLine({ name, amount: shortMoney(amount, currency) }),
          }))}
          value={productId ?? null}
          onChange={setChosen}
        />
      )}
      <ul className={shared.rows}>
        {sheets.map((sheet) => (
          <li key={sheet.entryId}>
            <SheetRow
              sheet={sheet}
              busy={busy === sheet.entryId}
              onCharge={productId === undefined ? undefined : () => void press(sheet)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type RowProps = {
  readonly sheet: Sheet
  readonly busy: boolean
  /** None while the club has no match fee. */
  readonly onCharge: (() => void) | undefined
}

function SheetRow({ sheet, busy, onCharge }: RowProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { team, opponent, day, playing, charged } = sheet
  return (
    <>
      <span className={styles.text}>
        <b>{t.teamVersus({ team, opponent })}</b>
        <span className="pv-small pv-muted">
          {t.sheetLine({ day: briefDay(day, locale), playing, charged })}
        </span>
      </span>
      {charged >= playing ? (
        <Tag tone="positive">{t.allCharged}</Tag>
      ) : (
        onCharge !== undefined && (
          <Button size="small" busy={busy} onClick={onCharge}>
            {t.chargeCount({ count: playing - charged })}
          </Button>
        )
      )}
    </>
  )
}
