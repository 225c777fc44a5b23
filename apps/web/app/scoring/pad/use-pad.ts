import type { Fact } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
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
  | 'scorers'
  | 'players'
  | 'describe'
  | null

type Runs = { readonly runs: number; readonly nonBoundary?: boolean }

/** What is pressed on the pad but not recorded yet, and what its keys do. */
export function usePad(book: Scorebook) {
  const [pressed, setPressed] = useState(none)
  const [isSwapped, setSwapped] = useState(false)
  const [sheet, setSheet] = useState<Sheet>(null)
  const [edited, setEdited] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  const record = async (make: (state: MatchState) => readonly Fact[]) => {
    navigator.vibrate?.(TICK_MS)
    setSheet(null)
    setPressed(none)
    setSwapped(false)
    setRefusal(await book.record(make))
  }
  const middleOf = (state: MatchState): Middle | null => {
    const next = nextOf(state)
    if (next.ask !== 'ball') return null
    return isSwapped ? swapped(next.middle) : next.middle
  }
  return {
    pressed,
    sheet,
    refusal,
    isSwapped,
    middleOf,
    record,
    open: (one: Sheet) => {
      setEdited(null)
      setSheet(one)
    },
    /** The ball that a sheet opens at, by its seq. */
    edited,
    openBall: (one: 'book' | 'describe', seq: number) => {
      setEdited(seq)
      setSheet(one)
    },
    /** Says more of a ball; what is pressed for the next one stays pressed. */
    describe: async (make: (state: MatchState) => readonly Fact[]) =>
      setRefusal(await book.record(make)),
    /** Closes this sheet; one that was opened meanwhile stays. */
    close: (one: Sheet) => setSheet((now) => (now === one ? null : now)),
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
