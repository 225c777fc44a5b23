import { battingFigures, bowlingFigures, extraKinds } from '@pavilion/cricket/views/explain.ts'
import type { Asked, Figure } from '@pavilion/cricket/views/explain.ts'
import type { InningsView } from '@pavilion/cricket/views/view.ts'
import * as t from '#texts/matches.ts'

/** What a figure of the page asks for; undefined when it is none. */
export function readAsked(text: string): Asked | undefined {
  const [innings, of = '', what = '', ...rest] = text.split('/')
  const figure = figureOf(of, what, rest.join('/'))
  return figure && { innings: Number(innings), figure }
}

function figureOf(of: string, what: string, player: string): Figure | undefined {
  const batting = battingFigures.find((known) => known === what)
  const bowling = bowlingFigures.find((known) => known === what)
  if (of === 'batter') return batting && { of, player, what: batting }
  if (of === 'bowler') return bowling && { of, player, what: bowling }
  if (of === 'partnership') return { of, at: Number(what) }
  if (of === 'fall') return { of, wicket: Number(what) }
  if (of === 'over') return { of, over: Number(what) }
  if (of === 'extras') return extrasOf(what)
  return wholeOf(of)
}

const wholeOf = (of: string): Figure | undefined =>
  of === 'total' || of === 'target' ? { of } : undefined

function extrasOf(what: string): Figure {
  const kind = extraKinds.find((known) => known === what)
  return kind === undefined ? { of: 'extras' } : { of: 'extras', kind }
}

const extraNames = {
  wides: t.widesName,
  noballs: t.noBallsName,
  byes: t.byesName,
  legbyes: t.legByesName,
  penalty: t.penaltyRunsName,
}

const extrasName = ({ kind }: Extract<Figure, { of: 'extras' }>): string =>
  kind === undefined ? t.extras : extraNames[kind]

const battingNames = {
  runs: t.runs,
  balls: t.ballsFaced,
  fours: t.foursHitName,
  sixes: t.sixesHitName,
}
const bowlingNames = {
  balls: t.ballsBowled,
  maidens: t.maidens,
  runs: t.runsConceded,
  wickets: t.wickets,
  dots: t.dotBalls,
}

/** What the figure is called: "Zaviyar Lodhi: Runs". */
export function titleOf(figure: Figure, innings: Shown): string {
  const { batting, bowling } = innings ?? nobody
  switch (figure.of) {
    case 'batter':
      return ofPlayer(batting, figure.player, battingNames[figure.what])
    case 'bowler':
      return ofPlayer(bowling, figure.player, bowlingNames[figure.what])
    case 'extras':
      return ofTeam(innings, extrasName(figure))
    case 'target':
      return ofTeam(innings, t.targetName)
    case 'total':
      return ofTeam(innings, t.runs)
    case 'partnership':
      return standTitle(innings, figure.at)
    case 'fall':
      return t.runsAtTheFall({ wicket: figure.wicket })
    case 'over':
      return ofTeam(innings, t.runsOffOver({ over: figure.over }))
  }
}

type Shown = InningsView | undefined
const nobody: Pick<InningsView, 'batting' | 'bowling'> = { batting: [], bowling: [] }
type Rows = readonly { readonly id: string; readonly name: string }[]

const ofTeam = (innings: Shown, figure: string) =>
  t.figureOf({ name: innings?.team.name ?? '', figure })

const ofPlayer = (rows: Rows, player: string, figure: string) =>
  t.figureOf({ name: rows.find(({ id }) => id === player)?.name ?? '', figure })

function standTitle(innings: Shown, at: number): string {
  const [one, other] = innings?.partnerships[at]?.batters ?? []
  return t.standOf({ one: one?.name ?? '', other: other?.name ?? '' })
}
