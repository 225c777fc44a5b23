import styles from './ground.module.css'
import { unitsPerMetre } from './ground-plan.ts'
import { tenth } from './seed.ts'

export type Shot = {
  /** Degrees clockwise, 0 straight back past the bowler. */
  readonly angle: number
  /** Metres from the bat. */
  readonly distance: number
  readonly runs: number
}

export type Fielder = {
  /** In metres from the middle of the pitch: to the right, and towards the striker's end. */
  readonly x: number
  readonly y: number
  readonly name?: string | undefined
}

/** The striker's position, in drawing units below the middle. */
const bat = 52

/** Scoring shots from the striker's end. Sixes are curved; dot balls are not drawn. */
export function Shots({ shots }: { readonly shots: readonly Shot[] }) {
  return shots
    .filter((shot) => shot.runs > 0)
    .map((shot, index) => {
      const { x, y, path } = flight(shot)
      const look = shot.runs >= 6 ? 'six' : shot.runs >= 4 ? 'four' : 'run'
      return (
        // Shots may be identical in every figure, so the index is the key.
        // oxlint-disable-next-line react/no-array-index-key
        <g key={index}>
          <path d={path} className={styles[look]} />
          {look !== 'run' && (
            <circle cx={x} cy={y} r={look === 'six' ? 5 : 4} className={styles[`${look}End`]} />
          )}
        </g>
      )
    })
}

function flight({ angle, distance, runs }: Shot) {
  const radians = (angle * Math.PI) / 180
  const length = distance * unitsPerMetre
  const x = tenth(Math.sin(radians) * length)
  const y = tenth(bat - Math.cos(radians) * length)
  const lift = runs >= 6 ? 0.1 : 0
  const bendX = tenth(x * 0.5 - y * lift)
  const bendY = tenth((bat + y) * 0.5 + x * lift)
  return { x, y, path: `M0 ${bat}Q${bendX} ${bendY} ${x} ${y}` }
}

export function Fielders({ fielders }: { readonly fielders: readonly Fielder[] }) {
  return fielders.map(({ x, y, name }) => {
    const cx = tenth(x * unitsPerMetre)
    const cy = tenth(y * unitsPerMetre)
    return (
      <g key={`${cx} ${cy}`}>
        <circle cx={cx} cy={cy} r="5.5" className={styles.fielder} />
        {name && (
          <text x={cx} y={cy - 12} textAnchor="middle" className={styles.fielderName}>
            {name}
          </text>
        )}
      </g>
    )
  })
}
