/** The tabs of a ground’s desk, each with its own address. */
export const consoleTabs = [
  { id: 'day', label: 'Day' },
  { id: 'facts', label: 'Facts and terms' },
  { id: 'hours', label: 'Hours and prices' },
  { id: 'equipment', label: 'Equipment' },
  { id: 'closures', label: 'Closures' },
  { id: 'photos', label: 'Photos' },
  { id: 'reviews', label: 'Reviews' },
] as const

export type ConsoleTab = (typeof consoleTabs)[number]['id']

export const consoleTabOf = (value: string | null): ConsoleTab =>
  consoleTabs.find(({ id }) => id === value)?.id ?? 'day'

export const consoleAddress = (groundId: string, tab: ConsoleTab = 'day'): string =>
  tab === 'day' ? `/manage/grounds/${groundId}` : `/manage/grounds/${groundId}?tab=${tab}`
