import { Tag } from '@pavilion/kit/tag.tsx'
import { useShell } from '#layout/use-shell.ts'
import { dayAt, longDay, timeAt } from '#shared/dates.ts'
import { shortMoney } from '#shared/money.ts'
import * as t from '#texts/appointments.ts'
import type { OwnAppointment } from './appointment-calls.ts'
import { roleText, stateText, stateTone } from './appointment-text.ts'
import styles from './appointments.module.css'

/** What an official is asked for. */
export function AppointmentFacts({ one }: { readonly one: OwnAppointment }) {
  const locale = useShell()?.site.locale ?? 'en'
  const { timeZone, startsAt, answerBy, fee } = one
  const moment = (instant: string) =>
    `${longDay(dayAt(instant, timeZone), locale)}, ${timeAt(instant, { locale, timeZone })}`
  return (
    <div className={styles.row}>
      <span className={styles.text}>
        <b>{t.versus(one)}</b>
        <span>{t.asRole({ role: roleText[one.role], tournament: one.tournament.name })}</span>
        <span className="pv-small pv-muted">
          {[
            startsAt === null ? '' : moment(startsAt),
            one.ground,
            fee === 0 ? '' : t.feeIs({ amount: shortMoney(fee, one.currency) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {one.state === 'asked' && answerBy !== null && (
          <span className="pv-small">{t.answerBy({ when: moment(answerBy) })}</span>
        )}
      </span>
      <Tag tone={stateTone[one.state]}>{stateText[one.state]}</Tag>
    </div>
  )
}
