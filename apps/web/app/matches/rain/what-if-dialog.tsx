import { replay } from '@pavilion/cricket/fold/match.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { phaseOf } from '@pavilion/cricket/targets/interrupted.ts'
import type { RainConditions } from '@pavilion/cricket/targets/rain-conditions.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { useMemo, useState } from 'react'
import { IfLater, RainEffect } from '#shared/rain/rain-effect.tsx'
import { RuleFields, TimeFields } from '#shared/rain/rain-fields.tsx'
import styles from '#shared/rain/rain.module.css'
import { firstRain, rulesOf } from '#shared/rain/typed-rain.ts'
import type { TypedRain } from '#shared/rain/typed-rain.ts'
import * as t from '#texts/matches.ts'
import { useWhole } from '../live/use-whole.ts'

type WhatIfDialogProps = {
  readonly matchId: string
  /** As far as the page shows the match. */
  readonly seq: number
  readonly onClose: () => void
}

/** What is played and needed if play resumes at a time; nothing is recorded. */
export function WhatIfDialog({ matchId, seq, onClose }: WhatIfDialogProps) {
  const { match, again } = useWhole({ matchId, setup: null, seq })
  const state = useMemo(
    () => (typeof match === 'object' ? replay(match.setup, match.log) : null),
    [match],
  )
  return (
    <Dialog open onClose={onClose} title={t.whatIfPlayResumes} lead={t.nothingIsRecorded}>
      <div aria-busy={match === undefined}>
        {match === 'failed' && (
          <p>
            {t.ballsNotLoaded} <Button onClick={again}>{t.tryAgain}</Button>
          </p>
        )}
        {state && <Reckoning state={state} />}
      </div>
    </Dialog>
  )
}

function Reckoning({ state }: { readonly state: MatchState }) {
  const rules = rulesOf(state)
  return rules.ok ? <Times state={state} rules={rules.value} /> : <p>{rules.message}</p>
}

type TimesProps = { readonly state: MatchState; readonly rules: RainConditions }

function Times({ state, rules }: TimesProps) {
  const [typed, setTyped] = useState<TypedRain>(() => ({
    ...firstRain(rules, state),
    by: 'times',
  }))
  const phase = phaseOf(state)
  const isChase = phase === 'interval' || phase === 'second innings'
  const change = (part: Partial<TypedRain>) => setTyped((now) => ({ ...now, ...part }))
  return (
    <>
      <div className={styles.form}>
        <TimeFields typed={typed} change={change} endMatters={!isChase} />
      </div>
      <RuleFields typed={typed} change={change} />
      <RainEffect state={state} typed={typed} />
      <IfLater state={state} typed={typed} />
    </>
  )
}
