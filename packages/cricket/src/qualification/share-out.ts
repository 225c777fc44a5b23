import { fewestPoints, isTieCheap, type Matrix, mostHalves, type Pool } from './pool.ts'

/** How many more times a search may branch; it is used up as the search goes on. */
export type Budget = { left: number }

/** The halves that each team (row) takes from each other (column), or why there are none. */
export type Shares = Matrix | 'impossible' | 'unknown'

/**
 * Shares the matches of a pool out so that no team gets more points than its limit; Infinity is no limit.
 *
 * Exact: a maximum flow of halves, each team's inflow bounded by the most halves that its limit affords, is a
 * relaxation. Where a team of the flow pays more than its limit, the search branches on one of its opponents.
 */
export function shareOut(pool: Pool, limits: readonly number[], budget: Budget): Shares {
  return search(firstState(pool, limits), budget)
}

/** Whether the relaxation can be met: false means impossible, true means nothing yet. */
export function mayFit(pool: Pool, limits: readonly number[]): boolean {
  return flows(firstState(pool, limits))
}

type State = {
  readonly pool: Pool
  readonly limits: readonly number[]
  /** The fewest halves that a team has to take from another. */
  readonly low: number[][]
  readonly halves: number[][]
}

function firstState(pool: Pool, limits: readonly number[]): State {
  const share = (meetings: number, team: number, other: number) => {
    if (limits[team] === limits[other]) return meetings
    if (limits[team] === Infinity) return 2 * meetings
    return limits[other] === Infinity ? 0 : meetings
  }
  return {
    pool,
    limits,
    low: pool.meetings.map((row) => row.map(() => 0)),
    halves: pool.meetings.map((row, team) => row.map((n, other) => share(n, team, other))),
  }
}

function search(state: State, budget: Budget): Shares {
  if (!flows(state)) return 'impossible'
  const parts = branches(state)
  if (parts === undefined) return state.halves
  if (budget.left-- <= 0) return 'unknown'
  let unknown = false
  for (const part of parts) {
    const found = search(narrowed(state, part), budget)
    if (typeof found !== 'string') return found
    if (found === 'unknown') unknown = true
  }
  return unknown ? 'unknown' : 'impossible'
}

const at = (matrix: Matrix, row: number, column: number) => matrix[row]?.[column] ?? 0

function high({ pool, low }: State, team: number, other: number): number {
  return 2 * at(pool.meetings, team, other) - at(low, other, team)
}

/** Moves halves until no team holds more than it can afford; false when there is no such flow. */
function flows(state: State): boolean {
  const room = state.limits.map(
    (limit, team) => affordable(state, team, limit) - taken(state, team),
  )
  for (let team = 0; team < room.length; team++) {
    while ((room[team] ?? 0) < 0) if (!relieve(state, room, team)) return false
  }
  return true
}

function affordable(state: State, team: number, limit: number): number {
  if (limit === Infinity) return Infinity
  const ranges = (state.pool.meetings[team] ?? []).map((meetings, other) => ({
    meetings,
    low: at(state.low, team, other),
    high: high(state, team, other),
  }))
  return mostHalves(state.pool, ranges, limit)
}

function taken({ halves }: State, team: number): number {
  return (halves[team] ?? []).reduce((sum, n) => sum + n, 0)
}

/** Moves one half from a team along a shortest path to one that has room. */
function relieve(state: State, room: number[], from: number): boolean {
  const givers = new Map([[from, from]])
  const queue = [from]
  for (const team of queue) {
    if ((room[team] ?? 0) > 0) {
      hand(state.halves, givers, team)
      room[team] = (room[team] ?? 0) - 1
      room[from] = (room[from] ?? 0) + 1
      return true
    }
    for (let other = 0; other < room.length; other++) {
      if (givers.has(other) || at(state.halves, team, other) <= at(state.low, team, other)) continue
      givers.set(other, team)
      queue.push(other)
    }
  }
  return false
}

function hand(halves: number[][], givers: ReadonlyMap<number, number>, to: number): void {
  for (let team = to; ;) {
    const giver = givers.get(team) ?? team
    if (giver === team) return
    add(halves, [giver, team], -1)
    add(halves, [team, giver], 1)
    team = giver
  }
}

function add(matrix: number[][], [row, column]: readonly [number, number], n: number): void {
  const line = matrix[row]
  if (line !== undefined) line[column] = (line[column] ?? 0) + n
}

/** A narrower range of the halves that a team takes from another. */
type Part = {
  readonly team: number
  readonly other: number
  readonly low: number
  readonly high: number
}

/** Parts of the range of one pair that cover it; undefined when every team keeps to its limit. */
function branches(state: State): Part[] | undefined {
  const { pool, halves } = state
  const price = (team: number, other: number) =>
    fewestPoints(pool, at(pool.meetings, team, other), at(halves, team, other))
  for (const [team, limit] of state.limits.entries()) {
    const points = (halves[team] ?? []).reduce((sum, _, other) => sum + price(team, other), 0)
    if (points > limit) return isTieCheap(pool) ? splitWin(state, team) : splitTie(state, team)
  }
  return undefined
}

/** A team holds wins where ties elsewhere would cost less: it wins against this opponent, or it does not. */
function splitWin(state: State, team: number): Part[] {
  for (const [other, meetings] of (state.pool.meetings[team] ?? []).entries()) {
    const low = at(state.low, team, other)
    const middle = Math.max(low, meetings)
    if (at(state.halves, team, other) <= middle) continue
    return [
      { team, other, low, high: middle },
      { team, other, low: middle + 1, high: high(state, team, other) },
    ]
  }
  throw new Error(
    'A team pays more than its limit, though it holds its halves in the cheapest way.',
  )
}

/** A team holds ties where wins would cost less for a half. */
function splitTie(state: State, team: number): Part[] {
  for (const [other, held] of (state.halves[team] ?? []).entries()) {
    const ends = { low: at(state.low, team, other), high: high(state, team, other) }
    if (held % 2 === 0 || ends.low === ends.high) continue
    return [
      { team, other, low: ends.low, high: held - 1 },
      { team, other, low: held + 1, high: ends.high },
      { team, other, low: held, high: held },
    ].filter((part) => part.low <= part.high)
  }
  throw new Error(
    'A team pays more than its limit, though it holds its halves in the cheapest way.',
  )
}

function narrowed(state: State, part: Part): State {
  const { team, other } = part
  const low = state.low.map((row) => [...row])
  const halves = state.halves.map((row) => [...row])
  const total = 2 * at(state.pool.meetings, team, other)
  add(low, [team, other], part.low - at(low, team, other))
  add(low, [other, team], total - part.high - at(low, other, team))
  const move =
    Math.min(part.high, Math.max(part.low, at(halves, team, other))) - at(halves, team, other)
  add(halves, [team, other], move)
  add(halves, [other, team], -move)
  return { ...state, low, halves }
}
