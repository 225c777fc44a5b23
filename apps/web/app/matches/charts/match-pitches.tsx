import type { PitchSeries } from '@pavilion/cricket/views/pitch-map.ts'
import { lazyIsland } from '@pavilion/kit/islands/island.tsx'
import { useMatch } from '../use-match.ts'
import { Pitches } from './pitches.tsx'

/** Drawn with the page on the server; in the browser its code comes after the page’s. */
const Map = lazyIsland(import.meta.env.SSR ? Pitches : undefined, () =>
  import('./pitches.tsx').then((module) => module.Pitches),
)

type MatchPitchesProps = {
  /** As the server knew them; this browser may have folded further. */
  readonly known: readonly PitchSeries[]
  readonly leftHanders: readonly string[]
  /** The one innings that is shown; all of them without it. */
  readonly only: number | undefined
}

/** The pitch maps of the innings of which balls were recorded. */
export function MatchPitches({ known, leftHanders, only }: MatchPitchesProps) {
  const { view, folded } = useMatch()
  const shown = (folded?.pitches ?? known).filter(
    ({ innings, pairs }) => pairs.length > 0 && (only === undefined || innings === only),
  )
  return shown.map((series) => {
    const innings = view.innings.find(({ number }) => number === series.innings)
    if (innings === undefined) return null
    const { batting, bowling } = innings
    return (
      <Map
        key={series.innings}
        series={series}
        innings={{ batting, bowling }}
        leftHanders={leftHanders}
      />
    )
  })
}
