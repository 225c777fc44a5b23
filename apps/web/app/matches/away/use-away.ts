import { isWorthTelling, type Since, sinceThen } from '@pavilion/cricket/views/since.ts'
import type { MatchView } from '@pavilion/cricket/views/view.ts'
import { useEffect, useRef, useState } from 'react'
import { watchAbsence } from './absence.ts'

type Absence = {
  /** How the match stood, and when. */
  readonly from: MatchView
  readonly at: string
  readonly isBack: boolean
  /** How the match stood once the page had caught up; what happened after that was seen. */
  readonly until: MatchView | undefined
}

type Away = {
  /** Undefined while there is nothing to tell. */
  readonly since: Since | undefined
  readonly leftAt: string
  readonly forget: () => void
}

/** How long after its return a page is still told of what it has missed. */
const CATCH_UP_MS = 15_000

/** What has happened while the page was hidden, offline or asleep, until somebody has read it. */
export function useAway(view: MatchView, ballsPerOver: number): Away {
  const [absence, setAbsence] = useState<Absence>()
  const shown = useRef(view)
  useEffect(() => {
    shown.current = view
  }, [view])
  useEffect(() => {
    let settling: ReturnType<typeof setTimeout> | undefined
    const settle = () => setAbsence((before) => settled(before, shown.current, ballsPerOver))
    const stop = watchAbsence({
      onLeave: (at) => {
        clearTimeout(settling)
        setAbsence((before) => ({
          ...(before ?? { from: shown.current, at }),
          isBack: false,
          until: undefined,
        }))
      },
      onReturn: () => {
        setAbsence((before) => before && { ...before, isBack: true })
        settling = setTimeout(settle, CATCH_UP_MS)
      },
    })
    return () => {
      clearTimeout(settling)
      stop()
    }
  }, [ballsPerOver])
  const since =
    absence?.isBack === true ? sinceThen(absence.from, absence.until ?? view) : undefined
  return {
    since: since !== undefined && isWorthTelling(since, ballsPerOver) ? since : undefined,
    leftAt: absence?.at ?? '',
    forget: () => setAbsence(undefined),
  }
}

/** Nothing is left to tell of an absence in which nothing has happened. */
function settled(
  absence: Absence | undefined,
  view: MatchView,
  ballsPerOver: number,
): Absence | undefined {
  if (absence === undefined || !absence.isBack) return absence
  const isWorth = isWorthTelling(sinceThen(absence.from, view), ballsPerOver)
  return isWorth ? { ...absence, until: view } : undefined
}
