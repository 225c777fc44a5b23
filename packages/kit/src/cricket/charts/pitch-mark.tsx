import styles from './pitch-map.module.css'

export type PitchKind = 'dot' | 'runs' | 'boundary' | 'wicket'

type PitchMarkProps = { readonly kind: PitchKind; readonly x: number; readonly y: number }

/** A ball on a pitch map: by its shape as well as its colour, and a wicket square as everywhere. */
export function PitchMark({ kind, x, y }: PitchMarkProps) {
  const look = styles[kind]
  if (kind === 'wicket') {
    return <rect className={look} x={x - 5} y={y - 5} width="10" height="10" rx="1.5" />
  }
  if (kind === 'boundary') {
    return <path className={look} d={`M${x} ${y - 7}L${x + 7} ${y}L${x} ${y + 7}L${x - 7} ${y}Z`} />
  }
  return <circle className={look} cx={x} cy={y} r={kind === 'dot' ? 3.5 : 5} />
}
