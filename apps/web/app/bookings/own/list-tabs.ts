/** The tabs of one's own bookings. */
export const listTabs = [
  { id: 'coming', label: 'Coming' },
  { id: 'past', label: 'Past' },
  { id: 'cancelled', label: 'Cancelled' },
] as const

export type ListTab = (typeof listTabs)[number]['id']

export const tabOf = (value: string | null): ListTab =>
  listTabs.find(({ id }) => id === value)?.id ?? 'coming'
