import type { Fact } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { unitOf } from '@pavilion/cricket/text/length-text.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import * as t from '#texts/scoring.ts'
import { Choices } from './choices.tsx'
import { noTarget, revisedTarget, targetMethods } from './revised-target.ts'
import type { TypedTarget } from './revised-target.ts'
import styles from './sheet.module.css'

type TargetFormProps = { readonly state: MatchState; readonly record: (fact: Fact) => void }

/** Another target or length for the innings, as the umpires say it. */
export function TargetForm({ state, record }: TargetFormProps) {
  const [typed, setTyped] = useState(noTarget)
  const change = (part: Partial<TypedTarget>) => setTyped((now) => ({ ...now, ...part }))
  const fact = revisedTarget(state, typed)
  return (
    <section className={styles.form}>
      <h3 className={styles.label}>{t.umpiresSetAnotherTarget}</h3>
      <TextField
        label={t.target}
        inputMode="numeric"
        value={typed.runs}
        onChange={({ target }) => change({ runs: target.value })}
      />
      {typed.runs !== '' && (
        <Choices
          label={t.howItWasSet}
          choices={targetMethods.map((id) => ({ id, label: id }))}
          chosen={typed.method}
          onChoose={(id) => change({ method: targetMethods.find((one) => one === id) ?? null })}
        />
      )}
      <TextField
        label={t.lengthOfThisInnings({ unit: unitOf(state.setup.conditions) })}
        inputMode="decimal"
        value={typed.overs}
        onChange={({ target }) => change({ overs: target.value })}
      />
      <TextField
        label={t.reason}
        maxLength={200}
        value={typed.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <Button
        variant="outline"
        wide
        aria-disabled={fact === undefined}
        onClick={() => fact !== undefined && record(fact)}
      >
        {t.setTheTarget}
      </Button>
    </section>
  )
}
