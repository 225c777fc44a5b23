import styles from './ground.module.css'
import type { GroundPlan } from './ground-plan.ts'
import { tenth, times } from './seed.ts'

type FieldProps = { readonly plan: GroundPlan; readonly clip: string; readonly vignette: string }

/** The turf inside the fence: mowing, rope, inner circle. */
export function Field({ plan, clip, vignette }: FieldProps) {
  const { radiusX, radiusY } = plan
  return (
    <>
      <ellipse rx={tenth(radiusX * 1.055)} ry={tenth(radiusY * 1.055)} className={styles.apron} />
      <ellipse rx={radiusX} ry={radiusY} className={styles.turf} />
      <g clipPath={`url(#${clip})`}>
        <Mowing plan={plan} />
        <ellipse rx={radiusX} ry={radiusY} fill={`url(#${vignette})`} className={styles.night} />
      </g>
      <ellipse rx={tenth(radiusX * 0.965)} ry={tenth(radiusY * 0.965)} className={styles.rope} />
      {[1, -1].map((end) => (
        <rect
          key={end}
          x="-26"
          y={tenth(end * radiusY * 1.045 - 4)}
          width="52"
          height="8"
          rx="1"
          className={styles.sightscreen}
        />
      ))}
      <path
        d="M-161.7 -59.4A161.7 161.7 0 0 1 161.7 -59.4V59.4A161.7 161.7 0 0 1 -161.7 59.4Z"
        className={styles.circle}
      />
    </>
  )
}

function Mowing({ plan }: { readonly plan: GroundPlan }) {
  const { mowing, radiusX, radiusY, stripeWidth } = plan
  if (mowing === 'rings') {
    return times(7, (ring) => (
      <ellipse
        key={ring}
        rx={tenth(radiusX * (1 - ring * 0.13))}
        ry={tenth(radiusY * (1 - ring * 0.13))}
        className={ring % 2 === 0 ? styles.mown : styles.turf}
      />
    ))
  }
  const stripes = times(
    Math.ceil(1000 / (2 * stripeWidth)),
    (index) => `M${-500 + index * 2 * stripeWidth} -520h${stripeWidth}v1040h${-stripeWidth}z`,
  ).join('')
  if (mowing === 'stripes') return <path d={stripes} className={styles.mown} />
  const angle = mowing === 'checker' ? 0 : 45
  return (
    <>
      <path d={stripes} className={styles.mown} opacity=".75" transform={`rotate(${angle})`} />
      <path d={stripes} className={styles.mown} opacity=".55" transform={`rotate(${angle + 90})`} />
    </>
  )
}

/** The square and the pitch, to scale: 22 yards, popping and bowling creases. */
export function Square({ wear }: { readonly wear: readonly number[] }) {
  const strips = wear.length + 1
  const half = tenth(strips * 9)
  const middle = Math.floor(strips / 2)
  return (
    <>
      <rect x={-half} y="-80" width={half * 2} height="160" rx="3" className={styles.square} />
      {wear.map((opacity, index) => {
        const strip = index < middle ? index : index + 1
        return (
          <rect
            key={strip}
            x={tenth(-half + strip * 18 + 1.5)}
            y="-66"
            width="15"
            height="132"
            className={styles.worn}
            opacity={opacity}
          />
        )
      })}
      <rect x="-9" y="-70" width="18" height="140" className={styles.pitch} />
      {[-1, 1].map((end) => (
        <g key={end}>
          <path
            d={`M-9 ${end * 52.2}H9M-7.8 ${end * 59.4}H7.8M-7.8 ${end * 52.2}V${end * 68}M7.8 ${end * 52.2}V${end * 68}`}
            className={styles.crease}
          />
          <path d={`M-1.4 ${end * 59.4}h2.8`} className={styles.stumps} />
        </g>
      ))}
    </>
  )
}
