import { times } from './seed.ts'
import styles from './weather.module.css'

const drops: readonly (readonly [number, number])[] = [
  [58, 24],
  [95, 93],
  [312, 18],
  [164, 117],
  [207, 111],
  [294, 116],
  [173, 23],
  [30, 64],
  [43, 74],
  [197, 6],
  [57, 102],
  [57, 32],
  [242, 87],
  [252, 27],
  [35, 11],
  [123, 4],
  [221, 64],
  [320, 88],
  [123, 130],
]
const rain = drops.map(([x, y]) => `M${x} ${y}l-4 11`).join('')
const seams = times(8, (index) => `M${90 + index * 20} 48V102`).join('')
const stripes = times(5, (index) => `M${index * 64} 0h32v150h-32z`).join('')

/** Covers on a wet square, for empty lists; on a grid of 320 by 150. */
export function CoversOn() {
  return (
    <>
      <rect width="320" height="150" className={styles.turf} />
      <path d={stripes} className={styles.mown} />
      <rect x="70" y="48" width="180" height="54" rx="5" fill="#cfd9de" />
      <path d={seams} stroke="#a9b8c0" strokeWidth="2" />
      <path d={rain} stroke="#e8f0ef" strokeWidth="1.6" opacity=".7" strokeLinecap="round" />
    </>
  )
}
