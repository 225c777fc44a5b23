import styles from './ground.module.css'
import type { GroundPlan } from './ground-plan.ts'
import { tenth, times } from './seed.ts'

type Built = { readonly pavilion: boolean; readonly nets: boolean; readonly stands: boolean }

/** What surrounds the field: trees, stands with spectators, the nets and the pavilion. */
export function Surroundings({
  plan,
  built,
}: {
  readonly plan: GroundPlan
  readonly built: Built
}) {
  return (
    <>
      <Trees plan={plan} />
      {built.stands && <Stands plan={plan} />}
      {built.nets && <Nets at={plan.nets} />}
      {built.pavilion && <PavilionRoof at={plan.pavilion} />}
    </>
  )
}

function Trees({ plan }: { readonly plan: GroundPlan }) {
  return (
    <>
      <g className={styles.shadow}>
        {plan.trees.map(({ x, y, radius }) => (
          <circle
            key={`${x} ${y}`}
            cx={tenth(x + radius * 0.4)}
            cy={tenth(y + radius * 0.45)}
            r={radius}
          />
        ))}
      </g>
      {plan.trees.map(({ x, y, radius, tone }) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={radius} className={styles[`tree${tone}`]} />
          <circle
            cx={tenth(x - radius * 0.25)}
            cy={tenth(y - radius * 0.28)}
            r={tenth(radius * 0.55)}
            className={styles.leaves}
          />
        </g>
      ))}
    </>
  )
}

function Stands({ plan }: { readonly plan: GroundPlan }) {
  return plan.stands.map((stand) => (
    <g key={stand.tiers[0]}>
      {stand.tiers.map((tier, index) => (
        <path key={tier} d={tier} className={styles[`stand${index}`]} />
      ))}
      {stand.crowd.map((seats, index) => (
        <path key={seats} d={seats} className={styles[`crowd${index}`]} />
      ))}
    </g>
  ))
}

function Nets({ at }: { readonly at: GroundPlan['nets'] }) {
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${at.turn})`}>
      <rect x="-34" y="-40" width="68" height="80" className={styles.nets} />
      <path d="M-17 -40V40M0 -40V40M17 -40V40" className={styles.netting} />
      <path
        d="M-29.5 -34h8v56h-8zM-12.5 -34h8v56h-8zM4.5 -34h8v56h-8zM21.5 -34h8v56h-8z"
        className={styles.netPitch}
      />
    </g>
  )
}

const steps = times(11, (step) => `M-37 ${-54 + step * 11}h13`).join('')

function PavilionRoof({ at }: { readonly at: GroundPlan['pavilion'] }) {
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${at.turn})`}>
      <rect x="-14" y="-66" width="58" height="148" className={styles.shadow} />
      <rect x="-24" y="-70" width="58" height="140" className={styles.roof} />
      <path d="M-24 -70H34L5 -52V52L34 70H-24L5 52V-52Z" className={styles.roofLight} />
      <path d="M5 -52V52" className={styles.ridge} />
      <rect x="-37" y="-60" width="13" height="120" className={styles.deck} />
      <path d={steps} className={styles.ridge} />
      <path d="M-30 -15L5 -22V22L-30 15Z" className={styles.gable} />
    </g>
  )
}
