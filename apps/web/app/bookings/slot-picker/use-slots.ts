import { useAnswer } from '#state/use-answer.ts'
import { useLookingAgain, useWeek } from './use-week.ts'

/** A week of slots on the public page of a ground. */
export function useSlots(groundId: string, today: string) {
  const { load, ...week } = useWeek(groundId, today)
  const { answer, again } = useAnswer(load)
  useLookingAgain(again)
  return { answer, again, ...week }
}
