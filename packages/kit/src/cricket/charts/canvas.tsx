import type { ReactNode } from 'react'
import { drawingName } from '../../drawing-name.ts'
import styles from './chart.module.css'
import { useWidth } from './use-width.ts'

type CanvasProps = {
  /** In pixels; it does not depend on the width. */
  readonly height: number
  /** The text alternative. */
  readonly label: string
  /** Draws at the box's width. */
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
