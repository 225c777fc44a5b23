import { Button } from '@pavilion/kit/button.tsx'
import { Field } from '@pavilion/kit/field.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import type { Powerplay, PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import { countsBalls } from '@pavilion/cricket/text/length-text.ts'
import * as t from '#texts/scoring.ts'
import styles from './new-match-page.module.css'
import type { RulesProps } from './rules.ts'
import { Switch, Wrong } from './switch.tsx'

const kinds = [
  ['mandatory', t.powerplayMandatory],
  ['batting', t.powerplayBatting],
  ['fielding', t.powerplayFielding],
] as const

/** Balls of what the fields count: overs, or balls where the format counts those. */
const unitOf = (rules: PlayingConditions) => (countsBalls(rules) ? 1 : rules.ballsPerOver)

/** The spans of an innings under fielding restrictions. */
export function PowerplayFields({ rules, problems, set }: RulesProps) {
  const { powerplays } = rules
  const put = (next: readonly Powerplay[]) => set({ ...rules, powerplays: next })
  const add = () => {
    const from = powerplays.at(-1)?.to ?? 0
    put([...powerplays, { kind: 'mandatory', from, to: from + rules.ballsPerOver }])
  }
  return (
    <fieldset className={styles.powerplays}>
      <legend>{t.powerplays}</legend>
      {powerplays.map((powerplay, at) => (
        <PowerplayRow
          // oxlint-disable-next-line react/no-array-index-key -- rows have no name but their place
          key={at}
          at={at}
          powerplay={powerplay}
          rules={rules}
          put={(next) => put(powerplays.flatMap((one, place) => (place === at ? next : one)))}
        />
      ))}
      <Wrong says={problems.powerplays} />
      <Button size="small" variant="outline" onClick={add}>
        {t.addAPowerplay}
      </Button>
      <PowerplayToTake rules={rules} problems={problems} set={set} />
    </fieldset>
  )
}

/** What is counted from 1 on the form; `less`: by how much it is less in the rules. */
const parts = [
  ['overs', t.oversOfPowerplay, 0],
  ['after', t.powerplayAfter, 1],
  ['until', t.powerplayUntil, 0],
] as const

/** Usual where the batting side chooses: two overs of the second half. */
function usual({ oversPerInnings }: PlayingConditions) {
  const until = oversPerInnings ?? 1
  return { overs: Math.min(2, until), after: Math.floor(until / 2), until }
}

/** A powerplay that the batting side takes during the innings. */
function PowerplayToTake({ rules, problems, set }: RulesProps) {
  const { battingPowerplay, ...others } = rules
  return (
    <>
      <Switch
        isOn={battingPowerplay !== undefined}
        turn={(isOn) => set(isOn ? { ...rules, battingPowerplay: usual(rules) } : others)}
        label={t.battersTakePowerplay}
        says={problems.battingPowerplay}
      />
      {battingPowerplay !== undefined && (
        <div className={styles.powerplay}>
          {parts.map(([name, label, less]) => (
            <TextField
              key={name}
              label={label}
              type="number"
              inputMode="numeric"
              min={1}
              value={battingPowerplay[name] + less}
              onChange={({ target }) =>
                set({
                  ...rules,
                  battingPowerplay: { ...battingPowerplay, [name]: Number(target.value) - less },
                })
              }
            />
          ))}
        </div>
      )}
    </>
  )
}

type RowProps = {
  readonly at: number
  readonly powerplay: Powerplay
  readonly rules: PlayingConditions
  /** In the place of the row; nothing takes it away. */
  readonly put: (next: readonly Powerplay[]) => void
}

function PowerplayRow({ at, powerplay, rules, put }: RowProps) {
  const unit = unitOf(rules)
  const words = { unit: countsBalls(rules) ? 'ball' : 'over' } as const
  return (
    <fieldset className={styles.powerplay} aria-label={t.powerplayNumber({ at: at + 1 })}>
      <Field label={t.kindOfPowerplay}>
        {(control) => (
          <select
            {...control}
            value={powerplay.kind}
            onChange={({ target }) => put([{ ...powerplay, kind: target.value }])}
          >
            {kinds.map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        label={t.firstOfPowerplay(words)}
        type="number"
        inputMode="numeric"
        min={1}
        value={Math.floor(powerplay.from / unit) + 1}
        onChange={({ target }) =>
          put([{ ...powerplay, from: Math.max(0, Number(target.value) - 1) * unit }])
        }
      />
      <TextField
        label={t.lastOfPowerplay(words)}
        type="number"
        inputMode="numeric"
        min={1}
        value={Math.ceil(powerplay.to / unit)}
        onChange={({ target }) => put([{ ...powerplay, to: Number(target.value) * unit }])}
      />
      <Button size="small" variant="quiet" onClick={() => put([])}>
        {t.removeThePowerplay}
      </Button>
    </fieldset>
  )
}
