import type { BallMark } from '../text/ball-mark.ts'

/** A ball, or an event between balls (without number and mark), and how much of the figure it made. */
export type Part = {
  readonly seq: number
  /** "15.2" */
  readonly number: string | null
  readonly mark: BallMark | null
  /** "Wattoo to Gondal, FOUR" */
  readonly text: string
  readonly count: number
}

/** The sum of its parts; the parts are in the order of play and none of them counts nothing. */
export type Explanation = { readonly sum: number; readonly parts: readonly Part[] }
