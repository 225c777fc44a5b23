/** The tabs of a ground’s desk, each with its own address. */
export const deskTabs = [
  { id: 'day', label: 'Day' },
  { id: 'facts', label: 'Facts and terms' },
  { id: 'hours', label: 'Hours and prices' },
  { id: 'equipment', label: 'Equipment' },
  { id: 'closures', label: 'Closures' },
  { id: 'photos', label: 'Photos' },
  { id: 'reviews', label: 'Reviews' },
] as const

export type DeskTab = (typeof deskTabs)[number]['id']

export const deskTabOf = (value: string | null): DeskTab =>
  deskTabs.find(({ id }) => id === value)?.id ?? 'day'

export const deskAddress = (groundId: string, tab: DeskTab = 'day'): string =>
  tab === 'day' ? `/manage/grounds/${groundId}` : `/manage/grounds/${groundId}?tab=${tab}`
