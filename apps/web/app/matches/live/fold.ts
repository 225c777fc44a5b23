import { wagonWheel } from '@pavilion/cricket/views/charts.ts'
import type { WagonSeries } from '@pavilion/cricket/views/charts.ts'
import { pitchMap } from '@pavilion/cricket/views/pitch-map.ts'
import type { PitchSeries } from '@pavilion/cricket/views/pitch-map.ts'
import { commentary } from '@pavilion/cricket/text/commentary.ts'
import type { OverCommentary } from '@pavilion/cricket/text/commentary.ts'
import type { Entry } from '@pavilion/cricket/facts.ts'
import { evolve, startMatch } from '@pavilion/cricket/fold/match.ts'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { viewOf } from '@pavilion/cricket/views/view.ts'
import type { MatchView } from '@pavilion/cricket/views/view.ts'

/** What a page that folds the log can show of it. */
export type Folded = {
  readonly view: MatchView
  /** The commentary of the current or last innings, newest over first. */
  readonly overs: readonly OverCommentary[]
  /** The wagon wheels of innings for which the scorer recorded where balls went. */
  readonly wagon: readonly WagonSeries[]
  /** Where the balls of innings pitched. */
  readonly pitches: readonly PitchSeries[]
}

/** Folds a match in the browser, with the same engine as the server. */
export class Fold {
  #state: MatchState

  constructor(setup: MatchSetup) {
    this.#state = startMatch(setup)
  }

  take(entries: readonly Entry[]): Folded {
    for (const entry of entries) this.#state = evolve(this.#state, entry)
    const { current } = this.#state
    return {
      view: viewOf(this.#state),
      overs: current === null ? [] : commentary(this.#state, current),
      wagon: wagonWheel(this.#state).series.filter(({ points }) => points.length > 0),
      pitches: pitchMap(this.#state).series,
    }
  }
}
