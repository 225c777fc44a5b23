/** Fabric colours. They belong to the club, not to the theme, so they are the same in light and dark mode. */
export const tinctures = {
  bottle: '#0F4A33',
  navy: '#172A4F',
  claret: '#701526',
  black: '#1C1D1B',
  plum: '#4A2454',
  teal: '#0D5C66',
  rust: '#9C4320',
  scarlet: '#B3202E',
  emerald: '#17774C',
  royal: '#1F4E9E',
  gold: '#E2B348',
  cream: '#F4ECD3',
  sky: '#8DBEDA',
  silver: '#CDD2CD',
  sand: '#D3BC90',
  mint: '#A9D5B8',
  white: '#FBFAF3',
} as const

export type Tincture = keyof typeof tinctures

/** Mixes `share` (0 to 1) of `b` into `a`; both `#rrggbb`. */
export function mix(a: string, b: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const from = Number.parseInt(a.slice(start, start + 2), 16)
    const to = Number.parseInt(b.slice(start, start + 2), 16)
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
