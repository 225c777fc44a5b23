import { drawingName } from '../drawing-name.ts'
import { fetched, ServerDrawnSvg } from '../islands/server-drawn.tsx'
import { GroundDrawing } from './ground-drawing.tsx'
import type { GroundDrawn } from './ground-drawing.tsx'
import styles from './ground.module.css'

/**
 * The visible part: its centre and size, in drawing units (5.9 per metre; the origin is the middle of the
 * pitch).
 */
export type GroundView = {
  readonly x?: number | undefined
  readonly y?: number | undefined
  readonly width: number
  readonly height: number
}

type GroundProps = GroundDrawn & {
  /** The text alternative; leave out when the drawing is decoration. */
  readonly label?: string | undefined
  readonly view?: GroundView | undefined
  /** `cover` fills the box and crops; `contain` shows the whole view. */
  readonly fit?: 'cover' | 'contain' | undefined
}

const whole: GroundView = { width: 1200, height: 900 }

const Drawing = fetched(import.meta.env.SSR ? GroundDrawing : undefined, () =>
  import('./ground-drawing.tsx').then((module) => module.GroundDrawing),
)

/** A ground from above, derived from its name; it fills its box. */
export function Ground({ label, view = whole, fit = 'cover', ...drawn }: GroundProps) {
  return (
    <ServerDrawnSvg
      drawn={JSON.stringify(drawn)}
      className={styles.ground}
      viewBox={viewBox(view)}
      preserveAspectRatio={fit === 'contain' ? 'xMidYMid meet' : 'xMidYMid slice'}
      {...drawingName(label)}
    >
      <Drawing {...drawn} />
    </ServerDrawnSvg>
  )
}

function viewBox({ x = 0, y = 0, width, height }: GroundView): string {
  return `${x - width / 2} ${y - height / 2} ${width} ${height}`
}
