import { useQueryAnswer } from '#state/use-query-answer.ts'
import { useLookingAgain, useWeek } from '../slot-picker/use-week.ts'

/** A week of slots, for moving one that is booked. */
export function useFreeSlots(groundId: string, today: string) {
  const { load, ...week } = useWeek(groundId, today)
  const { answer, again } = useQueryAnswer({
    key: ['slots', groundId, today, week.week],
    call: load,
    keep: false,
  })
  useLookingAgain(again)
  return { answer, again, ...week }
}
