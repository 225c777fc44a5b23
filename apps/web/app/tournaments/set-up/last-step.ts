import { useEffect } from 'react'
import { storage } from '#state/browser-state.ts'
import { type Step, steps } from './steps.ts'

const KEY = 'set_up_step'

/** The step of the set-up of a tournament that this device had open last, if it was of that tournament. */
export function lastStep(tournamentId: string): Step | undefined {
  const [of, id] = storage.get(KEY)?.split(' ') ?? []
  return of === tournamentId ? steps.find((step) => step.id === id) : undefined
}

/** Keeps where a set-up stands, so that it goes on there. */
export function useLastStep(tournamentId: string, { id }: Step): void {
  useEffect(() => storage.set(KEY, `${tournamentId} ${id}`), [tournamentId, id])
}
