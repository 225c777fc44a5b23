import * as t from '#texts/bookings.ts'
/** The tabs of one's own bookings. */
export const listTabs = [
  { id: 'coming', label: t.upcoming },
  { id: 'past', label: t.past },
  { id: 'cancelled', label: t.cancelled },
] as const

export type ListTab = (typeof listTabs)[number]['id']

export const tabOf = (value: string | null): ListTab =>
  listTabs.find(({ id }) => id === value)?.id ?? 'coming'
