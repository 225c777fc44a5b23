import * as t from '#texts/matches.ts'

/** Where a match stands, as far as its tabs are concerned. */
export type Stage = 'ahead' | 'live' | 'over'

const first: Readonly<Record<Stage, string>> = {
  ahead: t.preview,
  live: t.live,
  over: t.summary,
}

/** The tabs of a match page, each with its own address. The first is named for the stage of the match. */
const matchTabs = [
  { path: '', label: t.live },
  { path: 'scorecard', label: t.scorecard },
  { path: 'commentary', label: t.commentary },
  { path: 'charts', label: t.charts },
  { path: 'line-ups', label: t.lineUps },
  { path: 'table', label: t.table },
] as const satisfies readonly { path: string; label: string }[]

type Path = (typeof matchTabs)[number]['path']

export type MatchTab = { readonly path: Path; readonly label: string }

const withPlay: readonly Path[] = ['scorecard', 'commentary', 'charts']

type Shown = {
  /** There is no table tab for matches outside a tournament with one. */
  readonly hasTable: boolean
  /** A ball has been bowled. */
  readonly hasPlay: boolean
  readonly stage: Stage
}

/** The tabs of a match. While it is live, its first tab is the commentary. */
export const tabsOf = ({ hasTable, hasPlay, stage }: Shown): readonly MatchTab[] =>
  matchTabs
    .filter(({ path }) => hasTable || path !== 'table')
    .filter(({ path }) => hasPlay || !withPlay.includes(path))
    .filter(({ path }) => stage === 'over' || path !== 'commentary')
    .map((tab) => (tab.path === '' ? { ...tab, label: first[stage] } : tab))

/** The tab of an address within a match; the first one when it names none. */
export function tabOf(pathname: string): MatchTab {
  const last = pathname.replace(/\/$/, '').split('/').at(-1)
  return matchTabs.find(({ path }) => path !== '' && path === last) ?? matchTabs[0]
}

/** `match`: the address of the match itself. */
export function tabAddress(match: string, { path }: Pick<MatchTab, 'path'>): string {
  return path === '' ? match : `${match}/${path}`
}
