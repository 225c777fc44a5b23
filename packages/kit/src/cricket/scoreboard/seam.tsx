import { drawingName } from '../../drawing-name.ts'
import styles from './seam.module.css'
import { overTicks, pathsByKind, pitch, shareOf, stitchPath } from './stitches.ts'
import type { SeamShape, Stitch } from './stitches.ts'

export type SeamProps = {
  /** One per legal ball, in order. */
  readonly stitches: readonly Stitch[]
  /** The text alternative, such as `One stitch per ball, 142 for 4 after 15.2 overs`. */
  readonly label: string
  /** The legal balls of a whole innings; those to come are drawn faintly. */
  readonly total?: number | undefined
  readonly ballsPerOver?: number | undefined
  /** In pixels: 42 to 46 on a board, 16 in a list. */
  readonly height?: number | undefined
}

/**
 * An innings as the seam of a ball: one slanted stitch per ball, whose height and colour show the outcome.
 * As wide as its box.
 */
export function Seam({ label, ...props }: SeamProps) {
  return <SeamDrawing {...props} label={label} />
}

export function SeamDrawing(
  props: Omit<SeamProps, 'label'> & { readonly label?: string | undefined },
) {
  const { stitches, label, total = 0, ballsPerOver = 6, height = 42 } = props
  const shape = { height, ticks: height >= 30 }
  const balls = Math.max(total, stitches.length, 1)
  return (
    <svg
      className={styles.seam}
      style={{ height }}
      viewBox={`0 0 ${balls * pitch} ${height}`}
      preserveAspectRatio="none"
      {...drawingName(label)}
    >
      <Stitches stitches={stitches} shape={shape} />
      <path className={styles.next} d={faint(stitches.length, balls, shape)} />
      {shape.ticks && (
        <path className={styles.tick} d={overTicks(stitches.length, ballsPerOver, height)} />
      )}
    </svg>
  )
}

type StitchesProps = { readonly stitches: readonly Stitch[]; readonly shape: SeamShape }

/** The latest ball is a separate path, so that it can be animated. */
function Stitches({ stitches, shape }: StitchesProps) {
  const latest = stitches.at(-1)
  const sewn = pathsByKind(stitches.slice(0, -1), shape)
  return (
    <>
      {[...sewn].map(([kind, path]) => (
        <path key={kind} className={styles[kind]} d={path} />
      ))}
      {latest && (
        <g key={stitches.length} className={styles.latest}>
          <path
            className={styles[latest.kind]}
            d={stitchPath(stitches.length - 1, shareOf(latest), shape)}
          />
        </g>
      )}
    </>
  )
}

function faint(from: number, to: number, shape: SeamShape): string {
  let path = ''
  for (let ball = from; ball < to; ball += 1) path += stitchPath(ball, 0.075, shape)
  return path
}
