/** How far an import is. `total` is 0 when unknown. */
export type Standing = {
  readonly matches: number
  readonly done: number
  readonly total: number
  readonly seconds: number
}

const width = 24

/** "[######------------------] 25%, 154 matches, 230 a second, 3 s left". */
export function progressLine({ matches, done, total, seconds }: Standing): string {
  const rate = seconds > 0 ? matches / seconds : 0
  const parts = [`${matches} matches`, `${Math.round(rate)} a second`]
  if (total <= 0) return parts.join(', ')
  const share = Math.min(1, done / total)
  const left = share > 0 ? (seconds * (1 - share)) / share : undefined
  if (left !== undefined) parts.push(`${timeText(left)} left`)
  const filled = Math.round(share * width)
  return `[${'#'.repeat(filled)}${'-'.repeat(width - filled)}] ${Math.round(share * 100)}%, ${parts.join(', ')}`
}

/** "9 s", "3 min 20 s", "1 h 5 min". */
export function timeText(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole < 60) return `${whole} s`
  const minutes = Math.floor(whole / 60)
  if (minutes < 60) return `${minutes} min ${whole % 60} s`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
