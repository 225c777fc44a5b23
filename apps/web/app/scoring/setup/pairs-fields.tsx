import { TextField } from '@pavilion/kit/text-field.tsx'
import type { Pairs, PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import { pairs as juniors } from '@pavilion/cricket/formats/pairs.ts'
import * as t from '#texts/scoring.ts'
import styles from './new-match-page.module.css'
import type { RulesProps } from './rules.ts'
import { Switch } from './switch.tsx'

const labels = [
  ['overs', t.oversAPair, 1],
  ['start', t.startOfPairs, 0],
  ['wicketCosts', t.offForAWicket, 0],
] as const satisfies readonly (readonly [keyof Pairs, string, number])[]

/** Whether everybody bats, in pairs, and what a wicket costs then. */
export function PairsFields({ rules, problems, set }: RulesProps) {
  const { pairs, ...others } = rules
  const turn = (isOn: boolean) => set(isOn ? inPairs(rules) : others)
  return (
    <div>
      <Switch
        isOn={pairs !== undefined}
        turn={turn}
        label={t.everyoneBatsInPairs}
        says={problems.pairs}
      />
      {pairs !== undefined && (
        <>
          <div className={styles.rules}>
            {labels.map(([name, label, least]) => (
              <TextField
                key={name}
                label={label}
                type="number"
                inputMode="numeric"
                min={least}
                value={pairs[name]}
                onChange={({ target }) =>
                  set({ ...rules, pairs: { ...pairs, [name]: Number(target.value) } })
                }
              />
            ))}
          </div>
          <Switch
            isOn={pairs.otherFaces}
            turn={(otherFaces) => set({ ...rules, pairs: { ...pairs, otherFaces } })}
            label={t.otherFacesAfterWicket}
          />
        </>
      )}
    </div>
  )
}

/** With as many overs a pair as go into the innings. */
function inPairs(rules: PlayingConditions): PlayingConditions {
  const { pairs } = juniors
  if (pairs === undefined) return rules
  const count = Math.ceil(rules.playersPerSide / 2)
  const overs = Math.max(1, Math.floor((rules.oversPerInnings ?? count) / count))
  return { ...rules, superOver: null, pairs: { ...pairs, overs } }
}
