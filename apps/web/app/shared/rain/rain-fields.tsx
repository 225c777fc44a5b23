import { TextField } from '@pavilion/kit/text-field.tsx'
import * as t from '#texts/scoring.ts'
import styles from './rain.module.css'
import type { TypedRain } from './typed-rain.ts'

type FieldsProps = {
  readonly typed: TypedRain
  readonly change: (part: Partial<TypedRain>) => void
}

type Key = Exclude<keyof TypedRain, 'by'>

type OneProps = FieldsProps & {
  readonly label: string
  readonly of: Key
  readonly kind?: 'time' | 'decimal' | 'numeric'
}

const One = ({ typed, change, label, of, kind }: OneProps) => (
  <TextField
    label={label}
    {...(kind === 'time' ? { type: 'time' } : { inputMode: kind })}
    value={typed[of]}
    onChange={({ target }) => change({ [of]: target.value })}
  />
)

/** `endMatters`: the time at which the match must end counts until the first innings is over. */
export function TimeFields({
  endMatters,
  ...rest
}: FieldsProps & { readonly endMatters: boolean }) {
  return (
    <>
      <div className={styles.pair}>
        <One label={t.playStoppedAt} of="stopped" kind="time" {...rest} />
        <One label={t.playResumesAt} of="resumes" kind="time" {...rest} />
      </div>
      <div className={styles.pair}>
        <One label={t.minutesLostBefore} of="lostBefore" kind="numeric" {...rest} />
        <One label={t.minutesMadeUp} of="madeUp" kind="numeric" {...rest} />
      </div>
      {endMatters && <One label={t.latestEnd} of="cutOff" kind="time" {...rest} />}
    </>
  )
}

export const OversField = (rest: FieldsProps) => (
  <One label={t.oversLost} of="lost" kind="decimal" {...rest} />
)

export const ReasonField = (rest: FieldsProps) => <One label={t.reason} of="reason" {...rest} />

/** What a league may have otherwise. */
export function RuleFields(rest: FieldsProps) {
  return (
    <details className={styles.aside}>
      <summary>{t.lostTimeRules}</summary>
      <div className={styles.form}>
        {rest.typed.by === 'times' && (
          <One label={t.minutesAnOver} of="minutesPerOver" kind="decimal" {...rest} />
        )}
        <One label={t.fewestOvers} of="minimumOvers" kind="numeric" {...rest} />
        <One label={t.averageScore} of="g50" kind="numeric" {...rest} />
      </div>
    </details>
  )
}
