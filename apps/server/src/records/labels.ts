const fixed: Readonly<Record<string, string>> = {
  t10: 'T10',
  t20: 'T20',
  t20i: 'T20I',
  odi: 'ODI',
}

/**
 * A format's slug as a label: "t20i" is T20I, "the-hundred" The Hundred, "40-overs-a-side" 40 overs a side.
 */
export function formatLabel(format: string): string {
  const label = fixed[format]
  if (label !== undefined) return label
  if (format === 'the-hundred') return 'The Hundred'
  if (/^(one|multi|\d+)-day/.test(format)) return capital(format.replace(/(?<=day)-/, ' '))
  return capital(format.replaceAll('-', ' '))
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const labels: Readonly<Record<string, string>> = {
  live: 'Live',
  upcoming: 'Upcoming',
  complete: 'Result',
  abandoned: 'Abandoned',
  male: 'Men',
  female: 'Women',
  mixed: 'Mixed',
  international: 'International',
  club: 'Club',
  association: 'Association',
  academy: 'Academy',
  'ground-owner': 'Ground owner',
  UPCOMING: 'Upcoming',
  ONGOING: 'Ongoing',
  COMPLETED: 'Completed',
  umpire: 'Umpire',
  'tv-umpire': 'Third umpire',
  'reserve-umpire': 'Reserve umpire',
  'match-referee': 'Match referee',
  scorer: 'Scorer',
}

type Count = { value: string; label: string; count: number }

/** Counts per value for filters, in the given order, else most frequent first. */
export function countsOf(
  counts: Readonly<Record<string, number>>,
  order?: readonly string[],
): Count[] {
  const values = order ?? Object.keys(counts).sort(byCount(counts))
  return values.map((value) => ({
    value,
    label: labels[value] ?? value,
    count: counts[value] ?? 0,
  }))
}

const byCount = (counts: Readonly<Record<string, number>>) => (one: string, other: string) =>
  (counts[other] ?? 0) - (counts[one] ?? 0) || (one < other ? -1 : 1)

export const formatCounts = (counts: Readonly<Record<string, number>>): Count[] =>
  countsOf(counts).map((count) => ({ ...count, label: formatLabel(count.value) }))
