import { Panel } from '@pavilion/kit/panel.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import type { TagTone } from '@pavilion/kit/tag.tsx'
import { useShell } from '#layout/use-shell.ts'
import { dayAt, shortDay, timeAt } from '#shared/dates.ts'
import * as t from '#texts/tournaments.ts'
import type { Desk } from './rain-calls.ts'
import styles from './rain.module.css'

type Run = Desk['runs'][number]
type State = Run['receipts'][number]['state']

const states: Readonly<Record<State, readonly [TagTone, string]>> = {
  done: ['positive', t.receiptDone],
  due: ['warning', t.receiptDue],
  refused: ['cherry', t.receiptRefused],
}

/** What was carried out for the day, by whom, and what became of it. */
export function Receipts({ desk: { runs, timeZone } }: { readonly desk: Desk }) {
  const locale = useShell()?.site.locale ?? 'en'
  if (runs.length === 0) return null
  const whenOf = (at: string) =>
    `${shortDay(dayAt(at, timeZone), locale)}, ${timeAt(at, { locale, timeZone })}`
  return (
    <Panel level={2} title={t.carriedOut}>
      <ul className={styles.effects}>
        {runs.map(({ id, by, at, reason, receipts }) => (
          <li key={id} className={styles.effect}>
            <p className="pv-small pv-muted">
              {t.carriedOutBy({ name: by ?? t.closedAccount, when: whenOf(at), reason })}
            </p>
            <ul className={styles.told}>
              {receipts.map(({ fixtureId, home, away, state, says }) => (
                <li key={fixtureId} className={styles.receipt}>
                  <Tag tone={states[state][0]}>{states[state][1]}</Tag>
                  <span>
                    <b>{t.versus({ home, away })}</b> {says === '' ? t.noChange : says}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
