import * as t from '#texts/bookings.ts'

/** The tabs of a ground’s console, each with its own address. */
export const consoleTabs = [
  { id: 'day', label: t.day },
  { id: 'week', label: t.week },
  { id: 'facts', label: t.detailsAndTerms },
  { id: 'hours', label: t.hoursAndPrices },
  { id: 'equipment', label: t.equipment },
  { id: 'closures', label: t.closures },
  { id: 'photos', label: t.photos },
  { id: 'reviews', label: t.reviews },
] as const

export type ConsoleTab = (typeof consoleTabs)[number]['id']

export const consoleTabOf = (value: string | null): ConsoleTab =>
  consoleTabs.find(({ id }) => id === value)?.id ?? 'day'

export const consoleAddress = (groundId: string, tab: ConsoleTab = 'day'): string =>
  tab === 'day' ? `/manage/grounds/${groundId}` : `/manage/grounds/${groundId}?tab=${tab}`

export const dayAddress = (groundId: string, day: string): string =>
  `${consoleAddress(groundId)}?day=${day}`
