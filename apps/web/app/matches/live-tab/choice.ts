import type { CommentaryLine } from '@pavilion/cricket/text/commentary.ts'
import * as t from '#texts/matches.ts'

export const ballFilters = [
  { key: 'all', label: t.allBalls },
  { key: 'wickets', label: t.wickets },
  { key: 'boundaries', label: t.foursAndSixes },
] as const

export type BallFilter = (typeof ballFilters)[number]['key']

/** The reader's choices for the commentary, all kept in the address. */
export type Choice = {
  readonly balls: BallFilter
  /** From 1; undefined means the latest. */
  readonly innings: number | undefined
  /** How many overs to show, counted from the latest. */
  readonly overs: number
}

const oversAtFirst = 4
const oversFiltered = 60
const oversMore = 8
export const oversMost = 480

export function choiceOf(query: URLSearchParams): Choice {
  const balls = ballFilters.find(({ key }) => key === query.get('balls'))?.key ?? 'all'
  return {
    balls,
    innings: countOf(query.get('innings')),
    overs: Math.min(
      countOf(query.get('overs')) ?? (balls === 'all' ? oversAtFirst : oversFiltered),
      oversMost,
    ),
  }
}

function countOf(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined
}

/** The query for a choice; defaults are left out. */
export function choiceQuery({ balls, innings, overs }: Partial<Choice>): string {
  const query = new URLSearchParams()
  if (innings !== undefined) query.set('innings', `${innings}`)
  if (balls !== undefined && balls !== 'all') query.set('balls', balls)
  if (overs !== undefined) query.set('overs', `${overs}`)
  return query.size === 0 ? '?' : `?${query}`
}

export const earlier = (choice: Choice): string =>
  choiceQuery({ ...choice, overs: choice.overs + oversMore })

export function isWanted({ mark }: CommentaryLine, filter: BallFilter): boolean {
  if (filter === 'all') return true
  if (filter === 'wickets') return mark?.kind === 'wicket'
  return mark?.kind === 'four' || mark?.kind === 'six'
}

/** The seq of the ball that a link leads to. */
export function ballOf(query: URLSearchParams): number | undefined {
  const text = query.get('ball')
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
