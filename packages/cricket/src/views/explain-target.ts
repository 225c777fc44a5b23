import type { Entry, PlayFact } from '../facts.ts'
import type { Innings, MatchState } from '../fold/state.ts'
import { factText } from '../text/fact-text.ts'
import { shortNames } from '../text/names.ts'
import type { Explanation, Part } from './explanation.ts'

/**
 * What the target of an innings is made of: what the other side has made, less what its own side has, and one more
 * to win. What the umpires have added or taken away is the last part.
 */
export function explainTarget(state: MatchState, innings: Innings): Explanation {
  const sum = innings.target?.runs ?? 0
  if (sum === 0) return { sum, parts: [] }
  const made = before(state, innings).map((one): Part => {
    const sign = one.team.id === innings.team.id ? -1 : 1
    return plain(one.entries.at(-1)?.seq ?? 0, madeText(one), sign * one.runs)
  })
  const parts = [...made, plain(0, 'One more to win', 1)]
  const rest = sum - parts.reduce((total, { count }) => total + count, 0)
  const all = rest === 0 ? parts : [...parts, revised(state, innings, rest)]
  return { sum, parts: all.filter(({ count }) => count !== 0) }
}

/** The innings from which the target follows; in a Super Over the one before. */
const before = ({ innings: all }: MatchState, { number, superOver }: Innings): Innings[] =>
  superOver
    ? all.filter((one) => one.number === number - 1)
    : all.filter((one) => one.number < number && !one.superOver)

const plain = (seq: number, text: string, count: number): Part => ({
  seq,
  number: null,
  mark: null,
  text,
  count,
})

const madeText = ({ team, runs, wickets, closed }: Innings): string =>
  closed === 'all out'
    ? `${team.name}, ${runs} all out`
    : `${team.name}, ${runs}/${wickets}${closed === 'declared' ? ' declared' : ''}`

function revised(state: MatchState, { entries }: Innings, count: number): Part {
  const entry = entries.findLast(isRevision)
  const naming = { setup: state.setup, player: shortNames(state) }
  const text = entry === undefined ? 'Set when the innings began' : factText(entry.fact, naming)
  return plain(entry?.seq ?? -1, text, count)
}

const isRevision = ({ fact }: Entry<PlayFact>): boolean => fact.type === 'target-revised'
