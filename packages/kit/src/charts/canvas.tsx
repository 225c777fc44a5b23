import type { ReactNode } from 'react'
import { drawingName } from '../drawing-name.ts'
import styles from './chart.module.css'
import { useWidth } from './use-width.ts'

type CanvasProps = {
  /** Pixels; it never changes with the width. */
  readonly height: number
  /** The chart in words. */
  readonly label: string
  /** Draws at the width of the box. */
  readonly children: (width: number) => ReactNode
}

/** A drawing as wide as its box, whose text is never scaled. */
export function Canvas({ height, label, children }: CanvasProps) {
  const [box, width] = useWidth<HTMLDivElement>()
  return (
    <div ref={box} className={styles.canvas} style={{ height }}>
      <svg
        width="100%"
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMinYMid meet"
        {...drawingName(label)}
      >
        {children(width)}
      </svg>
    </div>
  )
}
