/** The length of an innings: overs as written, and legal balls. */
export type Length = { readonly overs: string; readonly balls: number }

/** Formats with sets of five count balls instead of sets: "100 balls". */
const countsBalls = (ballsPerOver: number) => ballsPerOver < 6

/** The length of an innings, in the unit of its format. */
export function lengthOf({ overs, balls }: Length, ballsPerOver: number) {
  return countsBalls(ballsPerOver)
    ? { figure: `${balls}`, unit: balls === 1 ? 'ball' : 'balls', title: 'Balls' }
    : { figure: overs, unit: overs === '1' ? 'over' : 'overs', title: 'Overs' }
}

/** "15.2 overs", "100 balls" */
export function lengthText(length: Length, ballsPerOver: number): string {
  const { figure, unit } = lengthOf(length, ballsPerOver)
  return `${figure} ${unit}`
}

/** "Over", or "Set" for five balls. */
export const oversName = (ballsPerOver: number) => (countsBalls(ballsPerOver) ? 'Set' : 'Over')

/** A position in an innings written in overs ("11.3"), in the unit of its format: "58" balls. */
export function inUnit(overs: string, ballsPerOver: number): string {
  if (!countsBalls(ballsPerOver)) return overs
  const [whole = 0, balls = 0] = overs.split('.').map(Number)
  return `${whole * ballsPerOver + balls}`
}
