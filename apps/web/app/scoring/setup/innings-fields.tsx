import { Field } from '@pavilion/kit/field.tsx'
import { followOnOf } from '@pavilion/cricket/formats/named.ts'
import * as t from '#texts/scoring.ts'
import { NumberField } from './number-field.tsx'
import { ofOvers } from './rules.ts'
import type { RulesProps } from './rules.ts'

/** How long a match is: its days and innings, and the overs of each. */
export function InningsFields(props: RulesProps) {
  const { rules, set } = props
  return (
    <>
      <NumberField
        {...props}
        rule="oversPerInnings"
        help={t.emptyNoLimit}
        change={(overs) =>
          set({ ...rules, ...(overs === 0 ? withoutLimit : ofOvers(rules, overs)) })
        }
      />
      <NumberField
        {...props}
        rule="ballsPerOver"
        change={(ballsPerOver) => set({ ...rules, ballsPerOver, powerplays: [] })}
      />
      <NumberField
        {...props}
        rule="oversPerEnd"
        change={(oversPerEnd) => set({ ...rules, oversPerEnd })}
      />
      <InningsASide {...props} />
      <NumberField
        {...props}
        rule="daysScheduled"
        change={(daysScheduled) =>
          set({
            ...rules,
            daysScheduled,
            // The Law’s margin follows the days; one of one’s own stays.
            ...(rules.followOnMargin === followOnOf(rules.daysScheduled) && {
              followOnMargin: followOnOf(daysScheduled),
            }),
          })
        }
      />
      {rules.inningsPerSide === 2 && (
        <NumberField
          {...props}
          rule="followOnMargin"
          help={t.emptyNoFollowOn}
          change={(lead) => set({ ...rules, followOnMargin: lead === 0 ? null : lead })}
        />
      )}
    </>
  )
}

const withoutLimit = { oversPerInnings: null, maxOversPerBowler: null, powerplays: [] }

function InningsASide({ rules, set }: RulesProps) {
  const choose = (value: string) =>
    set(
      value === '2'
        ? {
            ...rules,
            inningsPerSide: 2,
            superOver: null,
            followOnMargin: followOnOf(rules.daysScheduled),
          }
        : { ...rules, inningsPerSide: 1, followOnMargin: null },
    )
  return (
    <Field label={t.inningsASide}>
      {(control) => (
        <select
          {...control}
          value={rules.inningsPerSide}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="1">{t.oneInnings}</option>
          <option value="2">{t.twoInnings}</option>
        </select>
      )}
    </Field>
  )
}
