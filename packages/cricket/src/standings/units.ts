declare const unit: unique symbol

/** A number of legal balls. Rates are counted in balls; overs are only written, never added up. */
export type Balls = number & { readonly [unit]: 'balls' }

/** A number of whole overs. */
export type Overs = number & { readonly [unit]: 'overs' }

/** Runs off so many balls, as net run rate counts them. */
export type Rate = { readonly runs: number; readonly balls: Balls }

export function balls(count: number): Balls {
  if (isBalls(count)) return count
  throw new RangeError(`${count} is not a number of balls.`)
}

export function overs(count: number): Overs {
  if (isOvers(count)) return count
  throw new RangeError(`${count} is not a number of overs.`)
}

export function ballsIn(count: Overs, ballsPerOver: Balls): Balls {
  return balls(count * ballsPerOver)
}

/** Balls rounded up to complete overs. */
export function inWholeOvers(count: Balls, ballsPerOver: Balls): Balls {
  return balls(Math.ceil(count / ballsPerOver) * ballsPerOver)
}

const isCount = (count: number): boolean => Number.isSafeInteger(count) && count >= 0
const isBalls = (count: number): count is Balls => isCount(count)
const isOvers = (count: number): count is Overs => isCount(count)
