import { Field } from '@pavilion/kit/field.tsx'
import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import * as t from '#texts/scoring.ts'
import styles from './new-match-page.module.css'
import { PairsFields } from './pairs-fields.tsx'
import { InningsFields } from './innings-fields.tsx'
import { LostTimeFields } from './lost-time-fields.tsx'
import { NumberField } from './number-field.tsx'
import { PowerplayFields } from './powerplay-fields.tsx'
import { ReplacementFields } from './replacement-fields.tsx'
import type { RulesProps } from './rules.ts'
import { SuperOverFields } from './super-over-fields.tsx'
import { Switch } from './switch.tsx'

const plain = ['playersPerSide', 'wideValue', 'noBallValue'] as const

/** What leagues do differently, each with what is wrong with it. */
export function RulesFields(props: RulesProps) {
  const { rules, set } = props
  const isLimited = rules.oversPerInnings !== null
  return (
    <>
      <div className={styles.rules}>
        <InningsFields {...props} />
        {isLimited && (
          <NumberField
            {...props}
            rule="maxOversPerBowler"
            help={t.emptyNoLimit}
            change={(most) => set({ ...rules, maxOversPerBowler: most === 0 ? null : most })}
          />
        )}
        {plain.map((rule) => (
          <NumberField
            key={rule}
            {...props}
            rule={rule}
            change={(value) => set({ ...rules, [rule]: value })}
          />
        ))}
        <Rebowled {...props} />
        <NumberField
          {...props}
          rule="retireAt"
          help={t.emptyNeverRetire}
          change={(runs) => set(retiringAt(rules, runs))}
        />
        <NumberField
          {...props}
          rule="overRatePenalty"
          help={t.emptyNone}
          change={(runs) => set(lateOversAt(rules, runs))}
        />
      </div>
      <PowerplayFields {...props} />
      <Switches {...props} />
      <PairsFields {...props} />
      {isLimited && rules.inningsPerSide === 1 && <LostTimeFields {...props} />}
      <ReplacementFields {...props} />
    </>
  )
}

function retiringAt(rules: PlayingConditions, runs: number): PlayingConditions {
  const { retireAt, ...others } = rules
  if (runs === 0) return others
  return runs === retireAt ? rules : { ...rules, retireAt: runs }
}

function lateOversAt(rules: PlayingConditions, runs: number): PlayingConditions {
  const { overRatePenalty, ...others } = rules
  if (runs === 0) return others
  return runs === overRatePenalty ? rules : { ...rules, overRatePenalty: runs }
}

const again = [
  { value: 'always', label: t.rebowledAlways },
  { value: 'last over', label: t.rebowledInLastOver },
  { value: 'never', label: t.rebowledNever },
] as const

function Rebowled({ rules, problems, set }: RulesProps) {
  const { rebowled, ...others } = rules
  const choose = (value: string) =>
    set(value === 'never' || value === 'last over' ? { ...others, rebowled: value } : others)
  return (
    <Field label={t.rebowled} error={problems.rebowled}>
      {(control) => (
        <select
          {...control}
          value={rebowled ?? 'always'}
          onChange={({ target }) => choose(target.value)}
        >
          {again.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** What is either so or not. */
function Switches(props: RulesProps) {
  const { rules, problems, set } = props
  const { aloneInTwos, ...others } = rules
  const alone = (lastManStands: boolean) =>
    set({ ...(lastManStands ? rules : others), lastManStands })
  return (
    <div>
      <Switch
        isOn={rules.freeHit}
        turn={(freeHit) => set({ ...rules, freeHit })}
        label={t.freeHitAfterNoBall}
      />
      <SuperOverFields {...props} />
      <Switch isOn={rules.lastManStands} turn={alone} label={t.lastBatsAlone} />
      {rules.lastManStands && (
        <Switch
          isOn={aloneInTwos === true}
          turn={(isOn) => set(isOn ? { ...rules, aloneInTwos: true } : others)}
          label={t.onlyTwosAlone}
          says={problems.aloneInTwos}
        />
      )}
    </div>
  )
}
