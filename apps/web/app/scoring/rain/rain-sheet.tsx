import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { phaseOf } from '@pavilion/cricket/targets/interrupted.ts'
import type { Phase } from '@pavilion/cricket/targets/interrupted.ts'
import type { RainConditions } from '@pavilion/cricket/targets/rain-conditions.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import * as t from '#texts/scoring.ts'
import { Choices } from '../pad/choices.tsx'
import { Sheet } from '../pad/sheet.tsx'
import styles from '../pad/sheet.module.css'
import type { Pad } from '../pad/use-pad.ts'
import { IfLater, RainEffect } from './rain-effect.tsx'
import { OversField, ReasonField, RuleFields, TimeFields } from './rain-fields.tsx'
import { factsOf, firstRain, rulesOf } from './typed-rain.ts'

type RainSheetProps = { readonly state: MatchState; readonly pad: Pad }

/** Overs lost to the weather, and the target that follows by the method. */
export function RainSheet({ state, pad }: RainSheetProps) {
  const rules = rulesOf(state)
  const phase = phaseOf(state)
  const why = rules.ok ? whyNot(phase) : t.orTypeATarget({ message: rules.message })
  return (
    <Sheet title={t.oversLost} onClose={() => pad.close('rain')}>
      {rules.ok && why === null ? (
        <RainForm rules={rules.value} phase={phase} state={state} pad={pad} />
      ) : (
        <p>{why}</p>
      )}
    </Sheet>
  )
}

function whyNot(phase: Phase): string | null {
  if (phase === 'over') return t.matchOverNoTarget
  return phase === 'not begun' ? t.tossFirst : null
}

type RainFormProps = RainSheetProps & { readonly rules: RainConditions; readonly phase: Phase }

const ways = [
  { id: 'overs', label: t.knownByOvers },
  { id: 'times', label: t.knownByTimes },
] as const

function RainForm({ rules, phase, state, pad }: RainFormProps) {
  const [typed, setTyped] = useState(() => firstRain(rules, state))
  const change = (part: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...part }))
  const isReady = factsOf(state, typed).length > 0
  const isFirst = phase === 'toss' || phase === 'first innings'
  return (
    <>
      <p>{isFirst ? t.lostByFirstInnings : t.lostByChase}</p>
      <div className={styles.form}>
        <Choices
          label={t.oversKnownBy}
          choices={ways}
          chosen={typed.by}
          onChoose={(id) => change({ by: id === 'times' ? 'times' : 'overs' })}
        />
        {typed.by === 'overs' ? (
          <OversField typed={typed} change={change} />
        ) : (
          <TimeFields typed={typed} change={change} endMatters={isFirst} />
        )}
        <ReasonField typed={typed} change={change} />
      </div>
      <RuleFields typed={typed} change={change} />
      <RainEffect state={state} typed={typed} />
      <section className={styles.form}>
        <Button
          wide
          aria-disabled={!isReady}
          onClick={() => isReady && void pad.record((now) => factsOf(now, typed))}
        >
          {isFirst ? t.setTheseOvers : t.setThisTarget}
        </Button>
      </section>
      <IfLater state={state} typed={typed} />
    </>
  )
}
