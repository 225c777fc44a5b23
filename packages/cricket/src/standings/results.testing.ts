import type { Contribution, Decision, InningsFacts, SideContribution } from './contribution.ts'
import { balls } from './units.ts'

const quota = balls(120)

/** "A 180/120 b 150/120": A won, who is written with a capital letter, and both are for small letters. */
export function result(text: string, more: Partial<SideContribution> = {}): Contribution {
  const [one = '', oneRate = '', other = '', otherRate = ''] = text.split(' ')
  const hasWinner = isCapital(one) !== isCapital(other)
  const side = (name: string, rate: string): SideContribution => ({
    team: name.toLowerCase(),
    result: hasWinner ? (isCapital(name) ? 'won' : 'lost') : 'tied',
    decision: 'play',
    rate: rateOf(rate),
    innings: [],
    ...more,
  })
  return {
    ballsPerOver: balls(6),
    quota,
    sides: [side(one, oneRate), side(other, otherRate)],
  }
}

const isCapital = (name: string): boolean => name !== name.toLowerCase()

function rateOf(text: string): SideContribution['rate'] {
  const [runs, off] = text.split('/').map(Number)
  return runs === undefined || off === undefined ? null : { runs, balls: balls(off) }
}

export function washedOut(one: string, other: string): Contribution {
  return result(`${one} - ${other} -`, { result: 'no result' })
}

/** The innings of both sides of a result, in the order of its sides. */
export function withInnings(
  contribution: Contribution,
  ...innings: readonly [Partial<InningsFacts>, Partial<InningsFacts>]
): Contribution {
  const [one, other] = contribution.sides
  const facts = (number: 1 | 2): InningsFacts => ({
    number,
    runs: 0,
    wickets: 0,
    wicketLimit: 10,
    allOut: false,
    progress: [],
    ...innings[number - 1],
  })
  return {
    ...contribution,
    sides: [
      { ...one, innings: [facts(1)] },
      { ...other, innings: [facts(2)] },
    ],
  }
}

type Book = {
  /** Without it the side with a capital letter has won; without one it is a tie. */
  readonly result?: 'tied' | 'drawn' | 'no result'
  readonly decision?: Decision
  /** Null for matches without a limit. */
  readonly overs?: number | null
}

/**
 * A match as a scorebook has it, its innings in the order of batting: "A 180/7 20.0, b 150/10 18.2". After the overs may
 * come "@10:75/2" for the score after ten, "out" for a short side that is all out, "dec", "of:15" for the overs that
 * were allotted, "to:121" for a revised target and "b:12" for boundaries.
 */
export function scored(text: string, { result: given, decision, overs = 20 }: Book = {}) {
  const batted = text.split(', ').map((one, at) => inningsFrom(one, at + 1, overs))
  const names = [...new Set(batted.map(({ name }) => name.toLowerCase()))]
  const winner = batted.find(({ name }) => isCapital(name))?.name.toLowerCase()
  const side = (team: string): SideContribution => {
    const innings = batted.filter(({ name }) => name.toLowerCase() === team)
    const [only, another] = innings
    const isRated = overs !== null && another === undefined && given !== 'no result'
    return {
      team,
      result: given ?? (winner === undefined ? 'tied' : winner === team ? 'won' : 'lost'),
      decision: decision ?? 'play',
      rate: isRated && only !== undefined ? only.rate : null,
      innings: innings.map(({ facts }) => facts),
    }
  }
  const [one = '', other = ''] = names
  const contribution: Contribution = {
    ballsPerOver: balls(6),
    quota: overs === null ? null : balls(overs * 6),
    sides: [side(one), side(other)],
  }
  return contribution
}

const ballsOf = (written: string): number => {
  const [whole = 0, rest = 0] = written.split('.').map(Number)
  return whole * 6 + rest
}

function scoreOf(text: string): readonly [runs: number, wickets: number] {
  const [runs = 0, wickets = 0] = text.split('/').map(Number)
  return [runs, wickets]
}

function inningsFrom(text: string, number: number, overs: number | null) {
  const [name = '', score = '', bowled = '', ...marks] = text.split(' ')
  const [runs, wickets] = scoreOf(score)
  const mark = (key: string) => marks.find((one) => one.startsWith(key))?.slice(key.length)
  const allOut = wickets === 10 || marks.includes('out')
  const allotted = mark('of:')
  const quota = allotted === undefined ? (overs ?? 0) * 6 : ballsOf(allotted)
  const faced = ballsOf(bowled)
  const progress = progressOf({ runs, wickets, overs: Math.floor(faced / 6), mark: mark('@') })
  const facts: InningsFacts = {
    number,
    runs,
    wickets,
    wicketLimit: 10,
    allOut,
    progress,
    balls: faced,
    ...(allotted !== undefined && { allotted: quota }),
    ...marked(marks, mark),
  }
  return { name, facts, rate: { runs, balls: balls(allOut ? quota : faced) } }
}

function marked(marks: readonly string[], mark: (key: string) => string | undefined) {
  const [target, fours] = [mark('to:'), mark('b:')]
  return {
    ...(marks.includes('dec') && { closed: true }),
    ...(target !== undefined && { revisedTarget: Number(target) }),
    ...(fours !== undefined && { boundaries: Number(fours) }),
  }
}

type Progressed = Pick<InningsFacts, 'runs' | 'wickets'> & {
  readonly overs: number
  readonly mark: string | undefined
}

/** Nothing until the over whose score is told, that score from then on, and the final one after the last. */
function progressOf({ runs, wickets, overs, mark }: Progressed): InningsFacts['progress'] {
  const [over = 0, at = 0, fell = 0] = (mark ?? '').split(/[:/]/).map(Number)
  return Array.from({ length: overs }, (_, index) => {
    if (index + 1 === overs) return [runs, wickets]
    return mark !== undefined && index + 1 >= over ? [at, fell] : [0, 0]
  })
}
