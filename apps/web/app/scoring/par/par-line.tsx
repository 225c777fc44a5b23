import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { parOf } from '@pavilion/cricket/views/par.ts'
import type { Par } from '@pavilion/cricket/views/par.ts'
import { useEffect, useState } from 'react'
import * as t from '#texts/scoring.ts'
import type { Pad } from '../pad/use-pad.ts'
import styles from './par-line.module.css'

type ParLineProps = { readonly state: MatchState; readonly pad: Pad }

/** In a chase, the score that would tie the match if it were broken off now; it opens the sheet of all of them. */
export function ParLine({ state, pad }: ParLineProps) {
  const par = usePar(state)
  if (par === null) return null
  return (
    <button type="button" className={styles.par} onClick={() => pad.open('par')}>
      {t.parOfMethod(par)}
    </button>
  )
}

/** It takes the whole log, so the ball is painted first. */
function usePar(state: MatchState): Par | null {
  const [par, setPar] = useState<Par | null>(null)
  const { seq } = state
  useEffect(() => {
    const timer = setTimeout(() => setPar(parOf(state)))
    return () => clearTimeout(timer)
  }, [state, seq])
  return par
}
