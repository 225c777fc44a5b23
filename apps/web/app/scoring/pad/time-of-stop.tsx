import type { PlayFact } from '@pavilion/cricket/facts.ts'
import { minuteOf } from '@pavilion/cricket/targets/clock.ts'
import { TextField } from '@pavilion/kit/text-field.tsx'
import * as t from '#texts/scoring.ts'
import type { MoreGroup } from './more-facts.ts'
import styles from './sheet.module.css'

/** What has a time by the clock at the ground. */
export const isTimed = (fact: PlayFact): fact is Extract<PlayFact, { readonly at?: string }> =>
  fact.type === 'stoppage' || fact.type === 'play-resumed'

export const hasTime = ({ entries }: MoreGroup): boolean =>
  entries.some(({ fact }) => isTimed(fact))

/** A stoppage or its end at that time, where one is said. */
export function withTime(fact: PlayFact, at: string): PlayFact {
  if (!isTimed(fact)) return fact
  const { at: _, ...untimed } = fact
  return minuteOf(at) === undefined ? untimed : { ...untimed, at }
}

export const timeOfFact = (fact: PlayFact): string => (isTimed(fact) ? (fact.at ?? '') : '')

/** By the clock of this device, which is at the ground. */
export const timeNow = (): string => new Date().toTimeString().slice(0, 5)

type TimeOfStopProps = { readonly at: string; readonly change: (at: string) => void }

export const TimeOfStop = ({ at, change }: TimeOfStopProps) => (
  <div className={styles.before}>
    <TextField
      label={t.timeAtTheGround}
      type="time"
      value={at}
      onChange={({ target }) => change(target.value)}
    />
  </div>
)
