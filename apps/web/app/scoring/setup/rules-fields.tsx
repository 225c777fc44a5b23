import { Field } from '@pavilion/kit/field.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import * as t from '#texts/scoring.ts'
import styles from './new-match-page.module.css'
import { PairsFields } from './pairs-fields.tsx'
import { numberRules, ofOvers } from './rules.ts'
import type { NumberRule, RulesProps } from './rules.ts'
import { Switch, Wrong } from './switch.tsx'

const labels: Readonly<Record<NumberRule, string>> = {
  oversPerInnings: t.oversASide,
  ballsPerOver: t.ballsAnOver,
  playersPerSide: t.playersASide,
  maxOversPerBowler: t.oversABowler,
  wideValue: t.runsForAWide,
  noBallValue: t.runsForANoBall,
  retireAt: t.battersRetireAt,
}

const plain = ['playersPerSide', 'wideValue', 'noBallValue'] as const

/** What leagues do differently, each with what is wrong with it. */
export function RulesFields(props: RulesProps) {
  const { rules, set } = props
  const isLimited = rules.oversPerInnings !== null
  return (
    <>
      <div className={styles.rules}>
        {isLimited && (
          <NumberField
            {...props}
            rule="oversPerInnings"
            change={(overs) => set({ ...rules, ...ofOvers(rules, overs) })}
          />
        )}
        <NumberField
          {...props}
          rule="ballsPerOver"
          change={(ballsPerOver) => set({ ...rules, ballsPerOver, powerplays: [] })}
        />
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
      </div>
      <Switches {...props} />
      <PairsFields {...props} />
    </>
  )
}

function retiringAt(rules: PlayingConditions, runs: number): PlayingConditions {
  const { retireAt, ...others } = rules
  if (runs === 0) return others
  return runs === retireAt ? rules : { ...rules, retireAt: runs }
}

type NumberProps = Omit<RulesProps, 'set'> & {
  readonly rule: NumberRule
  readonly help?: string
  readonly change: (value: number) => void
}

function NumberField({ rules, problems, rule, help, change }: NumberProps) {
  const [least, most] = numberRules[rule]
  return (
    <TextField
      label={labels[rule]}
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      help={help}
      value={rules[rule] ?? ''}
      error={problems[rule]}
      onChange={({ target }) => change(Number(target.value))}
    />
  )
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
function Switches({ rules, problems, set }: RulesProps) {
  const { aloneInTwos, ...others } = rules
  const ballsOfSuper = { balls: rules.ballsPerOver, wickets: 2, repeats: true }
  const alone = (lastManStands: boolean) =>
    set({ ...(lastManStands ? rules : others), lastManStands })
  return (
    <div>
      <Switch
        isOn={rules.freeHit}
        turn={(freeHit) => set({ ...rules, freeHit })}
        label={t.freeHitAfterNoBall}
      />
      <Switch
        isOn={rules.superOver !== null}
        turn={(isOn) => set({ ...rules, superOver: isOn ? ballsOfSuper : null })}
        label={t.tieGoesToSuperOver}
        says={problems.superOver}
      />
      <Switch isOn={rules.lastManStands} turn={alone} label={t.lastBatsAlone} />
      {rules.lastManStands && (
        <Switch
          isOn={aloneInTwos === true}
          turn={(isOn) => set(isOn ? { ...rules, aloneInTwos: true } : others)}
          label={t.onlyTwosAlone}
          says={problems.aloneInTwos}
        />
      )}
      <Wrong says={problems.powerplays ?? problems.followOnMargin} />
    </div>
  )
}
