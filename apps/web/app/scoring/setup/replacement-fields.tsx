import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Field } from '@pavilion/kit/field.tsx'
import { replacementKinds } from '@pavilion/cricket/formats/conditions.ts'
import type { ReplacementKind } from '@pavilion/cricket/formats/conditions.ts'
import * as t from '#texts/scoring.ts'
import type { RulesProps } from './rules.ts'

const names: Readonly<Record<ReplacementKind, string>> = {
  concussion_substitute: t.concussion,
  injury_substitute: t.injury,
  impact_player: t.impactPlayer,
  tactical_substitute: t.tactical,
  covid_replacement: t.covid,
  national_callup: t.nationalCallUp,
}

/** For what somebody may take a player's place for the rest of a match. */
export function ReplacementFields({ rules, set }: RulesProps) {
  const { replacements, ...others } = rules
  const put = (kind: ReplacementKind, isOn: boolean) =>
    set({
      ...others,
      replacements: replacementKinds.filter((one) =>
        one === kind ? isOn : replacements?.includes(one),
      ),
    })
  return (
    <div>
      <Field label={t.replacementsAllowed}>
        {(control) => (
          <select
            {...control}
            value={replacements === undefined ? 'agreed' : 'listed'}
            onChange={({ target }) =>
              set(target.value === 'agreed' ? others : { ...others, replacements: [] })
            }
          >
            <option value="agreed">{t.replacementsAgreed}</option>
            <option value="listed">{t.replacementsListed}</option>
          </select>
        )}
      </Field>
      {replacements !== undefined &&
        replacementKinds.map((kind) => (
          <Checkbox
            key={kind}
            checked={replacements.includes(kind)}
            onChange={({ target }) => put(kind, target.checked)}
          >
            {names[kind]}
          </Checkbox>
        ))}
    </div>
  )
}
