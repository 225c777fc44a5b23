import { Button } from '@pavilion/kit/button.tsx'
import { useShell } from '#layout/use-shell.ts'
import shared from '#shared/console.module.css'
import { briefDay } from '#shared/dates.ts'
import { shortMoney } from '#shared/money.ts'
import * as t from '#texts/fees.ts'
import type { Account, Entry } from './fee-calls.ts'
import styles from './fees.module.css'

type EntryListProps = {
  readonly account: Account
  /** Only for those who keep the accounts. */
  readonly onTakeBack?: (entry: Entry) => void
}

/** The lines of an account, the latest first. */
export function EntryList({ account: { entries, currency }, onTakeBack }: EntryListProps) {
  const locale = useShell()?.site.locale ?? 'en'
  if (entries.length === 0) return <p className="pv-muted">{t.noEntries}</p>
  const isUndoable = ({ kind, isTakenBack }: Entry) =>
    onTakeBack !== undefined && kind !== 'contrary' && !isTakenBack
  return (
    <ul className={shared.rows}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <span className={styles.text}>
            <span className={entry.isTakenBack ? styles.gone : undefined}>{entry.title}</span>
            <span className="pv-small pv-muted">
              {[
                briefDay(entry.on, locale),
                entry.open !== null && entry.open > 0 && entry.dueOn !== null
                  ? t.openUntil({
                      amount: shortMoney(entry.open, currency),
                      day: briefDay(entry.dueOn, locale),
                    })
                  : '',
                entry.isTakenBack ? t.takenBack : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <b className={styles.amount}>{shortMoney(entry.amount, currency)}</b>
          {isUndoable(entry) && (
            <Button
              size="small"
              variant="quiet"
              aria-label={t.takeBackNamed({ title: entry.title })}
              onClick={() => onTakeBack?.(entry)}
            >
              {t.takeBack}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
