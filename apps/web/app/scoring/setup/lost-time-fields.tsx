import type { LostTimeRules } from '@pavilion/cricket/formats/conditions.ts'
import { lostTimeOf } from '@pavilion/cricket/targets/rain-conditions.ts'
import { TextField } from '@pavilion/kit/text-field.tsx'
import * as t from '#texts/scoring.ts'
import styles from './new-match-page.module.css'
import type { RulesProps } from './rules.ts'
import { Switch } from './switch.tsx'

const MINUTE = 60

/** `unit`: what of the rule is one on the form. */
const parts = [
  { name: 'secondsPerOver', label: t.minutesAnOver, unit: MINUTE, step: 0.05 },
  { name: 'graceMinutes', label: t.minutesFree, unit: 1, step: 1 },
  { name: 'minimumOvers', label: t.fewestOvers, unit: 1, step: 1 },
] as const satisfies readonly {
  readonly name: keyof LostTimeRules
  readonly [other: string]: unknown
}[]

/** What lost time costs in this competition. */
export function LostTimeFields({ rules, problems, set }: RulesProps) {
  const { lostTime, ...others } = rules
  return (
    <>
      <Switch
        isOn={lostTime !== undefined}
        turn={(isOn) => set(isOn ? { ...rules, lostTime: lostTimeOf(rules) } : others)}
        label={t.ownLostTimeRules}
        says={problems.lostTime}
      />
      {lostTime !== undefined && (
        <div className={styles.rules}>
          {parts.map(({ name, label, unit, step }) => (
            <TextField
              key={name}
              label={label}
              type="number"
              inputMode="decimal"
              min={0}
              step={step}
              value={lostTime[name] / unit}
              onChange={({ target }) =>
                set({
                  ...rules,
                  lostTime: { ...lostTime, [name]: Math.round(Number(target.value) * unit) },
                })
              }
            />
          ))}
        </div>
      )}
    </>
  )
}
