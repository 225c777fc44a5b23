/** The least of some numbers of one unit, of which there is one. */
export const leastOf = <Unit extends number>(values: readonly Unit[]): Unit =>
  values.reduce((one, other) => (other < one ? other : one))
