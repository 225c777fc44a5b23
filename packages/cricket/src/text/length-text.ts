import type { OverRules } from '../formats/conditions.ts'

/** The length of an innings: overs as written, and legal balls. */
export type Length = { readonly overs: string; readonly balls: number }

/** Formats with sets, several of them from one end, count balls instead: "100 balls". */
export const countsBalls = ({ oversPerEnd }: OverRules): boolean => oversPerEnd > 1

/** The length of an innings, in the unit of its format. */
export function lengthOf({ overs, balls }: Length, rules: OverRules) {
  return countsBalls(rules)
    ? { figure: `${balls}`, unit: balls === 1 ? 'ball' : 'balls', title: 'Balls' }
    : { figure: overs, unit: overs === '1' ? 'over' : 'overs', title: 'Overs' }
}

/** "15.2 overs", "100 balls" */
export function lengthText(length: Length, rules: OverRules): string {
  const { figure, unit } = lengthOf(length, rules)
  return `${figure} ${unit}`
}

/** "Over", or "Set" where balls are counted. */
export const oversName = (rules: OverRules) => (countsBalls(rules) ? 'Set' : 'Over')

/** For messages that name the unit. */
export const unitOf = (rules: OverRules): 'ball' | 'over' => (countsBalls(rules) ? 'ball' : 'over')

/** A position in an innings written in overs ("11.3"), in the unit of its format: "58" balls. */
export function inUnit(overs: string, rules: OverRules): string {
  if (!countsBalls(rules)) return overs
  const [whole = 0, balls = 0] = overs.split('.').map(Number)
  return `${whole * rules.ballsPerOver + balls}`
}
