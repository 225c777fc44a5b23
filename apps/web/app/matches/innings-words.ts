import type { InningsCard } from '@pavilion/cricket/scorecard.ts'

type Score = Pick<InningsCard, 'runs' | 'wickets' | 'closed' | 'superOver'>

/** A Super Over is over when two are out, which nobody calls all out. */
const isAllOut = ({ closed, superOver }: Score) => closed === 'all out' && !superOver

/** "142/4", "187" when all out, "312/7d" when declared. */
export function scoreText(score: Score): string {
  const { runs, wickets, closed } = score
  if (isAllOut(score)) return `${runs}`
  return `${runs}/${wickets}${closed === 'declared' ? 'd' : ''}`
}

/** "142 for 4", as it is read aloud. */
export function scoreWords(score: Score): string {
  const { runs, wickets, closed } = score
  if (isAllOut(score)) return `${runs} all out`
  return `${runs} for ${wickets}${closed === 'declared' ? ' declared' : ''}`
}

/** How long an innings lasted, in the unit its game counts: overs, or balls where they come in sets of five. */
export function lengthOf({ overs, balls }: Pick<InningsCard, 'overs' | 'balls'>, perOver: number) {
  return perOver < 6
    ? { figure: `${balls}`, unit: balls === 1 ? 'ball' : 'balls' }
    : { figure: overs, unit: overs === '1' ? 'over' : 'overs' }
}

/** What the balls come in: "Over", or "Set" where it is five of them. */
export const oversName = (perOver: number) => (perOver < 6 ? 'Set' : 'Over')

/** "15.2 overs", "100 balls" */
export function lengthText(
  innings: Pick<InningsCard, 'overs' | 'balls'>,
  ballsPerOver: number,
): string {
  const { figure, unit } = lengthOf(innings, ballsPerOver)
  return `${figure} ${unit}`
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

type Which = Pick<InningsCard, 'team' | 'superOver' | 'number'>

/** What an innings is called beside the others of its match: "second innings", "Super Over", or nothing where
 * the side's name says enough. */
export function inningsName(innings: Which, all: readonly Which[]): string | undefined {
  const alike = all.filter(
    ({ team, superOver }) => team.id === innings.team.id && superOver === innings.superOver,
  )
  const turn = alike.findIndex(({ number }) => number === innings.number)
  if (innings.superOver) return alike.length > 1 ? `Super Over ${turn + 1}` : 'Super Over'
  return alike.length > 1 ? `${ordinals[turn] ?? turn + 1} innings` : undefined
}

/** "wd 5, nb 1, lb 2": what there is of each. */
export function extrasText(extras: InningsCard['extras']): string {
  const parts: [string, number][] = [
    ['wd', extras.wides],
    ['nb', extras.noballs],
    ['b', extras.byes],
    ['lb', extras.legbyes],
    ['pen', extras.penalty],
  ]
  return parts
    .filter(([, runs]) => runs > 0)
    .map(([code, runs]) => `${code} ${runs}`)
    .join(', ')
}
