/** The parts of a match page, each with an address of its own. */
export const matchTabs = [
  { path: '', label: 'Live', finished: 'Commentary' },
  { path: 'scorecard', label: 'Scorecard' },
  { path: 'charts', label: 'Charts' },
  { path: 'line-ups', label: 'Line-ups' },
] as const satisfies readonly { path: string; label: string; finished?: string }[]

export type MatchTab = (typeof matchTabs)[number]

/** Which tab an address within a match leads to; the first where it names none. */
export function tabOf(pathname: string): MatchTab {
  const last = pathname.replace(/\/$/, '').split('/').at(-1)
  return matchTabs.find(({ path }) => path !== '' && path === last) ?? matchTabs[0]
}

/** `match`: the address of the match itself. */
export function tabAddress(match: string, { path }: Pick<MatchTab, 'path'>): string {
  return path === '' ? match : `${match}/${path}`
}
