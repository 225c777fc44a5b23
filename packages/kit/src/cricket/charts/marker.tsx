import styles from './chart.module.css'

type MarkerProps = {
  /** The index of the series: 0 round, 1 square, 2 diamond, 3 triangle. */
  readonly series: number
  readonly x: number
  readonly y: number
  /** Half the width of the mark, in pixels. */
  readonly size?: number | undefined
}

/** The mark of a series, distinguished by shape as well as colour. */
export function Marker({ series, x, y, size = 5 }: MarkerProps) {
  if (series === 0) return <circle className={styles.marker} cx={x} cy={y} r={size} />
  if (series === 1) {
    const half = size * 0.9
    return (
      <rect
        className={styles.marker}
        x={x - half}
        y={y - half}
        width={half * 2}
        height={half * 2}
        rx="1.5"
      />
    )
  }
  const diamond = `M${x} ${y - size}L${x + size} ${y}L${x} ${y + size}L${x - size} ${y}Z`
  const triangle = `M${x} ${y - size}L${x + size} ${y + size * 0.8}H${x - size}Z`
  return <path className={styles.marker} d={series === 2 ? diamond : triangle} />
}

export function seriesClass(series: number): string | undefined {
  return styles[`series${series % 4}`]
}
