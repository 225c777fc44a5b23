import { drawingName } from '../drawing-name.ts'
import styles from './seam.module.css'
import { overTicks, pathsByKind, pitch, shareOf, stitchPath } from './stitches.ts'
import type { SeamShape, Stitch } from './stitches.ts'

export type SeamProps = {
  /** One for each legal ball, in order. */
  readonly stitches: readonly Stitch[]
  /** In words, such as `One stitch per ball, 142 for 4 after 15.2 overs`. */
  readonly label: string
  /** Legal balls in a whole innings, so that those to come are faint. */
  readonly total?: number | undefined
  readonly ballsPerOver?: number | undefined
  /** Pixels: 42 to 46 on a board, 16 in a row of a list. */
  readonly height?: number | undefined
}

/** An innings as a seam: one slanted stitch a ball, its height and colour the outcome. It is as wide as its box. */
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

/** The latest ball is a path of its own, so that it can grow from its base. */
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
