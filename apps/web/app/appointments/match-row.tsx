import { Button } from '@pavilion/kit/button.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useShell } from '#layout/use-shell.ts'
import { dayAt, longDay, timeAt } from '#shared/dates.ts'
import { shortMoney } from '#shared/money.ts'
import * as t from '#texts/appointments.ts'
import {
  type Appointed,
  type AppointedMatch,
  type BookProps,
  payFee,
  release,
} from './appointment-calls.ts'
import { roleText, stateText, stateTone } from './appointment-text.ts'
import styles from './appointments.module.css'
import { useChange } from '#shared/use-change.ts'

type MatchRowProps = BookProps & { readonly match: AppointedMatch }

/** A match, and who was asked to stand there. */
export function MatchRow(props: MatchRowProps) {
  const { match, book } = props
  const locale = useShell()?.site.locale ?? 'en'
  const { timeZone } = book
  const when =
    match.startsAt === null
      ? ''
      : `${longDay(dayAt(match.startsAt, timeZone), locale)}, ${timeAt(match.startsAt, { locale, timeZone })}`
  return (
    <>
      <div className={styles.row}>
        <span className={styles.text}>
          <b>{t.versus(match)}</b>
          <span className="pv-small pv-muted">
            {[when, match.ground].filter(Boolean).join(', ')}
          </span>
        </span>
        {match.open.length === 0 && match.status === 'upcoming' && (
          <Tag tone="positive">{t.complete}</Tag>
        )}
      </div>
      {match.appointments.map((one) => (
        <AppointedRow key={one.id} {...props} one={one} />
      ))}
    </>
  )
}

type OneProps = MatchRowProps & { readonly one: Appointed }

function AppointedRow(props: OneProps) {
  const { one, book } = props
  const { timeZone } = book
  const locale = useShell()?.site.locale ?? 'en'
  const when =
    one.answerBy === null
      ? ''
      : `${longDay(dayAt(one.answerBy, timeZone), locale)}, ${timeAt(one.answerBy, { locale, timeZone })}`
  return (
    <div className={styles.row}>
      <span className={styles.text}>
        <span>
          {roleText[one.role]}: {one.name}
        </span>
        <span className="pv-small pv-muted">
          {one.state === 'asked' ? t.answerBy({ when }) : one.reason}
        </span>
      </span>
      <FeeOf one={one} book={book} />
      <Tag tone={stateTone[one.state]}>{stateText[one.state]}</Tag>
      <Actions {...props} />
    </div>
  )
}

function Actions({ one, match, tournamentId, onChanged }: OneProps) {
  const { busy, change } = useChange(onChanged)
  const ids = { tournamentId, appointmentId: one.id }
  const isIn = one.state === 'asked' || one.state === 'accepted'
  return (
    <>
      {one.settled === 'owed' && (
        <Button
          size="small"
          variant="outline"
          busy={busy === 'pay'}
          aria-label={t.markPaidName({ name: one.name })}
          onClick={() => void change('pay', () => payFee(ids))}
        >
          {t.markPaid}
        </Button>
      )}
      {isIn && match.status === 'upcoming' && (
        <Button
          size="small"
          variant="quiet"
          busy={busy === 'release'}
          aria-label={t.releaseName({ ...match, name: one.name })}
          onClick={() => void change('release', () => release(ids))}
        >
          {t.release}
        </Button>
      )}
    </>
  )
}

function FeeOf({ one, book }: { readonly one: Appointed; readonly book: BookProps['book'] }) {
  if (one.settled === 'not due') return null
  const amount = shortMoney(one.fee, book.currency)
  return (
    <span className="pv-small">
      {one.settled === 'paid' ? t.feePaid({ amount }) : t.feeOwed({ amount })}
    </span>
  )
}
