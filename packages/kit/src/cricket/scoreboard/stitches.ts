export type StitchKind = 'dot' | 'run' | 'four' | 'six' | 'wicket'

export type Stitch = {
  readonly kind: StitchKind
  /** The runs, which decide the height. */
  readonly runs?: number | undefined
  /** The ball in words, such as `15.2, Wattoo to Gondal, no run`. */
  readonly label?: string | undefined
}

export type SeamShape = {
  readonly height: number
  /** Whether overs are marked by ticks below. */
  readonly ticks: boolean
}

/** The width of one ball in the drawing, which is stretched to its box. */
export const pitch = 11

const shares = { dot: 0.18, four: 0.66, six: 0.94, wicket: 0.94 } as const

/** The share of the height: dots 18 %, runs 32 to 48 %, fours 66 %, sixes and wickets 94 %. */
export function shareOf({ kind, runs = 1 }: Stitch): number {
  if (kind === 'run') return 0.24 + 0.08 * Math.min(3, Math.max(1, runs))
  return shares[kind]
}

/** One slanted stitch at ball `index`, as high as `share`. */
export function stitchPath(index: number, share: number, shape: SeamShape): string {
  const base = shape.ticks ? shape.height - 8 : shape.height - 2
  const full = shape.ticks ? shape.height - 6 : shape.height
  const left = index * pitch
  const top = Math.round((base - full * share) * 10) / 10
  return `M${Math.round((left + 1.8) * 10) / 10} ${base}L${Math.round((left + 9.2) * 10) / 10} ${top}`
}

/** Stitches of one kind as a single path, so that 300 balls need only a few elements. */
export function pathsByKind(
  stitches: readonly Stitch[],
  shape: SeamShape,
): Map<StitchKind, string> {
  const paths = new Map<StitchKind, string>()
  stitches.forEach((stitch, index) => {
    const path = stitchPath(index, shareOf(stitch), shape)
    paths.set(stitch.kind, (paths.get(stitch.kind) ?? '') + path)
  })
  return paths
}

/** Ticks at the ends of overs, up to the balls bowled. */
export function overTicks(bowled: number, ballsPerOver: number, height: number): string {
  const overs = Math.floor(bowled / ballsPerOver)
  return Array.from(
    { length: overs },
    (_, over) => `M${(over + 1) * ballsPerOver * pitch} ${height - 5}v4`,
  ).join('')
}
