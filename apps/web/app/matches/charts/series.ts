import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import { lengthText } from '@pavilion/cricket/text/length-text.ts'
import type { InningsView, MatchView } from '@pavilion/cricket/views/view.ts'
import type { Band } from '@pavilion/kit/cricket/charts/axes.tsx'
import type { Line, Point } from '@pavilion/kit/cricket/charts/lines.tsx'
import type { Bars } from '@pavilion/kit/cricket/charts/manhattan.tsx'
import type { Partnership } from '@pavilion/kit/cricket/charts/partnership-bars.tsx'
import { inningsName, scoreText } from '../innings-text.ts'

/** The data of a match's charts. Super Overs are not charted. */
export type Charted = {
  readonly view: MatchView
  readonly overRules: OverRules
  /** A short name of a side. */
  readonly shortName: (team: InningsView['team']) => string
}

/** `innings`: its number. */
type ChartedBars = Bars & { readonly innings: number }

type Shorten = (name: string) => string

export const mainInnings = ({ view }: Charted) => view.innings.filter(({ superOver }) => !superOver)

/** Beyond this many innings one is charted at a time. */
const AT_ONCE = 2

/** The one innings to be charted, the latest unless another is named; undefined where all of them are. */
export function chartedInnings(charted: Charted, named: string | null): InningsView | undefined {
  const all = mainInnings(charted)
  if (all.length <= AT_ONCE) return undefined
  return all.find(({ number }) => String(number) === named) ?? all.at(-1)
}

/** "Rovers", or "Rovers 2nd" for a second innings. */
export function seriesName(innings: InningsView, { view, shortName }: Charted): string {
  const name = shortName(innings.team)
  const turn = inningsName(innings, view.innings)
  if (turn === undefined) return name
  return `${name} ${turn === 'first innings' ? '1st' : '2nd'}`
}

/** Overs as a fraction: 15.2 overs of six balls are 15.333. */
const oversOf = (balls: number, perOver: number) => balls / perOver

/** Parses "15.2" into that fraction. */
function oversNumber(overs: string, perOver: number): number {
  const [whole, balls = 0] = overs.split('.').map(Number)
  return (whole ?? 0) + balls / perOver
}

function scores(innings: InningsView, perOver: number): Point[] {
  let balls = 0
  return innings.overRows.map(({ balls: bowled, complete, number, score }) => {
    balls += bowled
    return { over: complete ? number : oversOf(balls, perOver), value: score.runs }
  })
}

/** What a side of pairs begins with. */
const startOf = ({ pairs }: InningsView): number => pairs?.start ?? 0

export function wormLines(charted: Charted): Line[] {
  const { overRules, view } = charted
  const overs = oversCharted(charted)
  return mainInnings(charted).map((innings) => ({
    name: seriesName(innings, charted),
    points: [{ over: 0, value: startOf(innings) }, ...scores(innings, overRules.ballsPerOver)],
    marks: innings.falls.map((fall) => ({
      over: oversNumber(fall.overs, overRules.ballsPerOver),
      value: fall.runs,
    })),
    figure: scoreText(innings),
    towards:
      innings === view.innings.at(-1) && view.board.target !== null && view.board.ballLimit !== null
        ? { over: overs, value: view.board.target }
        : undefined,
  }))
}

export function rateLines(charted: Charted): Line[] {
  return mainInnings(charted).map((innings) => {
    const points = scores(innings, charted.overRules.ballsPerOver).map(({ over, value }) => ({
      over,
      value: over === 0 ? 0 : Math.round(((value - startOf(innings)) * 100) / over) / 100,
    }))
    return {
      name: seriesName(innings, charted),
      points,
      figure: points.at(-1)?.value.toFixed(2) ?? '',
    }
  })
}

/** Limited-overs innings share a chart; others get one each, newest first. Of one innings there is only its own. */
export function overBars(charted: Charted, only?: number): ChartedBars[][] {
  const bars = mainInnings(charted).map((innings) => ({
    name: seriesName(innings, charted),
    innings: innings.number,
    overs: innings.overRows.map(({ runs, wickets }) => ({ runs, wickets })),
  }))
  if (only !== undefined) return [bars.filter(({ innings }) => innings === only)]
  const limited = charted.view.board.ballLimit !== null
  return limited ? [bars] : bars.toReversed().map((one) => [one])
}

/** The overs that an innings may last; without a limit, the length of the longest one. */
export function oversCharted(charted: Charted): number {
  const { view, overRules } = charted
  const bowled = mainInnings(charted).map(({ overRows }) => overRows.length)
  const limit = view.innings.at(-1)?.superOver === true ? null : view.board.ballLimit
  return Math.max(1, ...bowled, limit === null ? 0 : Math.ceil(limit / overRules.ballsPerOver))
}

/** The powerplays, to be shaded. */
export function powerplayBands({ view }: Charted): Band[] {
  const powerplay = view.innings[0]?.phases.find(({ name }) => name === 'Powerplay')
  if (powerplay === undefined) return []
  return [{ label: powerplay.name, from: powerplay.from - 1, to: powerplay.to }]
}

export function stands({ partnerships }: InningsView, short: Shorten): Partnership[] {
  return partnerships.map(({ wicket, batters: [one, other], runs, balls, unbroken }) => ({
    wicket,
    batters: [short(one.name), short(other.name)],
    runs,
    balls,
    unbroken,
  }))
}

/** "Markhors 187/6 in 20 overs; Rovers 142/4 in 15.2 overs": a text alternative for charts. */
export function asText(charted: Charted): string {
  return mainInnings(charted)
    .map(
      (one) =>
        `${seriesName(one, charted)} ${scoreText(one)} in ${lengthText(one, charted.overRules)}`,
    )
    .join('; ')
}
