import * as t from '#texts/matches.ts'

/** The tabs of a match page, each with its own address. */
export const matchTabs = [
  { path: '', label: t.live, finished: t.commentary },
  { path: 'scorecard', label: t.scorecard },
  { path: 'charts', label: t.charts },
  { path: 'line-ups', label: 'Line-ups' },
  { path: 'table', label: t.table },
] as const satisfies readonly { path: string; label: string; finished?: string }[]

export type MatchTab = (typeof matchTabs)[number]

/** The tabs of a match; there is no table tab for matches outside a tournament with one. */
export const tabsOf = ({ hasTable }: { readonly hasTable: boolean }): readonly MatchTab[] =>
  hasTable ? matchTabs : matchTabs.filter(({ path }) => path !== 'table')

/** The tab of an address within a match; the first one when it names none. */
export function tabOf(pathname: string): MatchTab {
  const last = pathname.replace(/\/$/, '').split('/').at(-1)
  return matchTabs.find(({ path }) => path !== '' && path === last) ?? matchTabs[0]
}

/** `match`: the address of the match itself. */
export function tabAddress(match: string, { path }: Pick<MatchTab, 'path'>): string {
  return path === '' ? match : `${match}/${path}`
}
