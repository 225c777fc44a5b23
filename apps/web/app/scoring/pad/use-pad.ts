import type { Fact } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { TeamId } from '@pavilion/cricket/setup.ts'
import { useState } from 'react'
import type { Scorebook } from '../book/scorebook.ts'
import { ballOf, swapped, toggleExtra } from './ball.ts'
import type { ExtraKey, Middle, Pressed } from './ball.ts'
import { nextOf } from './next.ts'
import { redo, undo } from './undo.ts'

const none: Pressed = new Set()
const TICK_MS = 12

export type Sheet =
  | 'wicket'
  | 'more'
  | 'keys'
  | 'book'
  | 'result'
  | 'player-of-match'
  | 'scorers'
  | 'players'
  | 'describe'
  | 'hand-over'
  | 'receive'
  | 'par'
  | 'rain'
  | null

type Opened = {
  readonly sheet: Sheet
  /** The ball that it opens at, by its seq. */
  readonly edited: number | null
  /** The side that somebody who is not listed joins. */
  readonly joining: TeamId | null
}

const closed: Opened = { sheet: null, edited: null, joining: null }

type Runs = { readonly runs: number; readonly nonBoundary?: boolean }

/** What is pressed on the pad but not recorded yet, and what its keys do. */
export function usePad(book: Scorebook, matchId: string) {
  const [pressed, setPressed] = useState(none)
  const [isSwapped, setSwapped] = useState(false)
  const [opened, setOpened] = useState(closed)
  const [refusal, setRefusal] = useState<string | null>(null)

  /** After a refusal what was pressed is pressed again, unless something else is by then. */
  const record = async (make: (state: MatchState) => readonly Fact[]) => {
    navigator.vibrate?.(TICK_MS)
    setOpened(closed)
    setPressed(none)
    setSwapped(false)
    const refused = await book.record(make)
    setRefusal(refused)
    if (refused !== null) {
      setPressed((now) => (now.size === 0 ? pressed : now))
      setSwapped(isSwapped)
    }
  }
  const middleOf = (state: MatchState): Middle | null => {
    const next = nextOf(state)
    if (next.ask !== 'ball') return null
    return isSwapped ? swapped(next.middle) : next.middle
  }
  return {
    matchId,
    pressed,
    ...opened,
    refusal,
    isSwapped,
    middleOf,
    record,
    open: (sheet: Sheet) => setOpened({ ...closed, sheet }),
    openJoin: (joining: TeamId) => setOpened({ ...closed, sheet: 'players', joining }),
    openBall: (sheet: 'book' | 'describe', edited: number) =>
      setOpened({ ...closed, sheet, edited }),
    /** Says more of a ball; what is pressed for the next one stays pressed. */
    describe: async (make: (state: MatchState) => readonly Fact[]) =>
      setRefusal(await book.record(make)),
    /** Closes this sheet; one that was opened meanwhile stays. */
    close: (one: Sheet) => setOpened((now) => (now.sheet === one ? closed : now)),
    press: (key: ExtraKey) => setPressed((now) => toggleExtra(now, key)),
    swap: () => setSwapped((now) => !now),
    score: (runs: Runs) =>
      record((state) => {
        const middle = middleOf(state)
        return middle === null ? [] : [ballOf(middle, { ...runs, pressed }, state.setup.conditions)]
      }),
    undo: () => record(undo),
    redo: () => record(redo),
  }
}

export type Pad = ReturnType<typeof usePad>
