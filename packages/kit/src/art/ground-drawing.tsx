import { useId } from 'react'
import { Field, Square } from './ground-field.tsx'
import styles from './ground.module.css'
import { planGround } from './ground-plan.ts'
import type { GroundPlan } from './ground-plan.ts'
import { Fielders, Shots } from './ground-play.tsx'
import type { Fielder, Shot } from './ground-play.tsx'
import { Surroundings } from './ground-surroundings.tsx'

export type GroundDrawn = {
  /** The ground's name, which seeds the drawing. */
  readonly name: string
  /** In degrees; by default it depends on the seed. */
  readonly turn?: number | undefined
  readonly strips?: number | undefined
  readonly lights?: boolean | undefined
  readonly nets?: boolean | undefined
  readonly pavilion?: boolean | undefined
  readonly stands?: boolean | undefined
  /** Land, trees, stands and buildings; wagon wheels leave them out. */
  readonly surroundings?: boolean | undefined
  /** Without the land, so that the background shows. */
  readonly transparent?: boolean | undefined
  readonly shots?: readonly Shot[] | undefined
  readonly fielders?: readonly Fielder[] | undefined
}

/** The content of a ground's drawing; the origin is the middle of the pitch. */
export function GroundDrawing(props: GroundDrawn) {
  const id = useId()
  const plan = planGround(props.name, props.strips ?? 7)
  const shared = { id, plan }
  return (
    <g className={styles[plan.turf]}>
      <Definitions {...shared} />
      {props.surroundings === false ? (
        <Bare {...shared} {...props} />
      ) : (
        <Surrounded {...shared} {...props} />
      )}
    </g>
  )
}

function Surrounded({ id, plan, transparent, ...props }: GroundDrawn & PartProps) {
  const { nets = true, pavilion = true, stands = true, lights = true } = props
  return (
    <>
      {!transparent && (
        <rect x="-1400" y="-1200" width="2800" height="2400" className={styles.land} />
      )}
      <g transform={`rotate(${props.turn ?? plan.turn})`}>
        <Surroundings plan={plan} built={{ nets, pavilion, stands }} />
        <Field plan={plan} clip={`${id}c`} vignette={`${id}v`} />
        <Square wear={plan.wear} />
        {lights && <Floodlights plan={plan} id={id} />}
        <Play {...props} />
      </g>
    </>
  )
}

function Bare({ id, plan, ...props }: GroundDrawn & PartProps) {
  return (
    <g transform={`rotate(${props.turn ?? plan.turn})`}>
      <Field plan={plan} clip={`${id}c`} vignette={`${id}v`} />
      <Square wear={plan.wear} />
      <Play {...props} />
    </g>
  )
}

function Play({ shots = [], fielders = [] }: Pick<GroundDrawn, 'shots' | 'fielders'>) {
  return (
    <>
      <Shots shots={shots} />
      <Fielders fielders={fielders} />
    </>
  )
}

type PartProps = { readonly id: string; readonly plan: GroundPlan }

function Definitions({ id, plan }: PartProps) {
  return (
    <defs>
      <clipPath id={`${id}c`}>
        <ellipse rx={plan.radiusX} ry={plan.radiusY} />
      </clipPath>
      <radialGradient id={`${id}l`}>
        <stop offset="0" className={styles.glow} />
        <stop offset="1" className={styles.glowEnd} />
      </radialGradient>
      <radialGradient id={`${id}v`}>
        <stop offset=".45" stopColor="#000" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity=".32" />
      </radialGradient>
    </defs>
  )
}

function Floodlights({ id, plan }: PartProps) {
  const light = `url(#${id}l)`
  return (
    <>
      <g className={styles.night}>
        <g clipPath={`url(#${id}c)`}>
          {plan.pylons.map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r="400" fill={light} />
          ))}
        </g>
        {plan.pylons.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="74" fill={light} opacity=".8" />
        ))}
      </g>
      {plan.pylons.map(({ x, y }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r="9" className={styles.pylon} />
          <circle r="4" className={styles.lamp} />
        </g>
      ))}
    </>
  )
}
