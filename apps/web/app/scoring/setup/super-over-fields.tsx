import { TextField } from '@pavilion/kit/text-field.tsx'
import * as t from '#texts/scoring.ts'
import styles from './new-match-page.module.css'
import type { RulesProps } from './rules.ts'
import { Switch } from './switch.tsx'

const numbers = [
  ['balls', t.ballsOfASuperOver],
  ['wickets', t.wicketsOfASuperOver],
] as const

/** Whether a Super Over decides a tie, and how long it is. */
export function SuperOverFields({ rules, problems, set }: RulesProps) {
  const { superOver, ballsPerOver } = rules
  const usual = { balls: ballsPerOver, wickets: 2, repeats: true }
  return (
    <>
      <Switch
        isOn={superOver !== null}
        turn={(isOn) => set({ ...rules, superOver: isOn ? usual : null })}
        label={t.tieGoesToSuperOver}
        says={problems.superOver}
      />
      {superOver !== null && (
        <>
          <div className={styles.rules}>
            {numbers.map(([name, label]) => (
              <TextField
                key={name}
                label={label}
                type="number"
                inputMode="numeric"
                min={1}
                value={superOver[name]}
                onChange={({ target }) =>
                  set({ ...rules, superOver: { ...superOver, [name]: Number(target.value) } })
                }
              />
            ))}
          </div>
          <Switch
            isOn={superOver.repeats}
            turn={(repeats) => set({ ...rules, superOver: { ...superOver, repeats } })}
            label={t.anotherSuperOver}
          />
        </>
      )}
    </>
  )
}
