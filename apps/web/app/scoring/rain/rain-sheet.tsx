import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { phaseOf } from '@pavilion/cricket/targets/interrupted.ts'
import type { Phase } from '@pavilion/cricket/targets/interrupted.ts'
import type { RainConditions } from '@pavilion/cricket/targets/rain-conditions.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { IfLater, RainEffect } from '#shared/rain/rain-effect.tsx'
import { OversField, ReasonField, RuleFields, TimeFields } from '#shared/rain/rain-fields.tsx'
import { factsOf, firstRain, rulesOf, saidBy } from '#shared/rain/typed-rain.ts'
import type { TypedRain } from '#shared/rain/typed-rain.ts'
import * as t from '#texts/scoring.ts'
import { Choices } from '../pad/choices.tsx'
import { Sheet } from '../pad/sheet.tsx'
import styles from '../pad/sheet.module.css'
import type { Pad } from '../pad/use-pad.ts'

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
  { id: 'end', label: t.noMorePlay },
] as const

const wayOf = (id: string): TypedRain['by'] => ways.find((way) => way.id === id)?.id ?? 'overs'

function RainForm({ rules, phase, state, pad }: RainFormProps) {
  const [typed, setTyped] = useState(() => firstRain(rules, state))
  const change = (part: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...part }))
  const facts = factsOf(state, typed)
  const isFirst = phase === 'toss' || phase === 'first innings'
  return (
    <>
      <p>{isFirst ? t.lostByFirstInnings : t.lostByChase}</p>
      <div className={styles.form}>
        <Choices
          label={t.oversKnownBy}
          choices={ways}
          chosen={typed.by}
          onChoose={(id) => setTyped((now) => saidBy(state, now, wayOf(id)))}
        />
        {typed.by === 'overs' && <OversField typed={typed} change={change} />}
        {typed.by === 'times' && <TimeFields typed={typed} change={change} endMatters={isFirst} />}
        {isReasonKept(phase, typed) && <ReasonField typed={typed} change={change} />}
      </div>
      <RuleFields typed={typed} change={change} />
      <RainEffect state={state} typed={typed} />
      <section className={styles.form}>
        <Button
          wide
          aria-disabled={facts.length === 0}
          onClick={() => facts.length > 0 && void pad.record((now) => factsOf(now, typed))}
        >
          {doneBy(typed, isFirst)}
        </Button>
      </section>
      <IfLater state={state} typed={typed} />
    </>
  )
}

/** It is kept with a target, and a match that ends before the chase has none. */
const isReasonKept = (phase: Phase, { by }: TypedRain): boolean =>
  by !== 'end' || phase === 'second innings'

function doneBy({ by }: TypedRain, isFirst: boolean): string {
  if (by === 'end') return t.endTheMatch
  return isFirst ? t.setTheseOvers : t.setThisTarget
}
