import { countedBalls } from '../fold/fold-innings.ts'
import type { Innings, MatchState } from '../fold/state.ts'
import { oversText } from '../formats/conditions.ts'
import { outcomeText } from '../result/outcome-text.ts'
import { outcomeOf } from '../result/outcome.ts'
import { factText } from '../text/fact-text.ts'
import { shortNames } from '../text/names.ts'
import { ballNumberIn, ballsOfInnings } from '../views/balls.ts'
import { inningsCard } from '../views/scorecard.ts'
import type { BattingRow, BowlingRow, ExtrasRow } from '../views/scorecard.ts'
import { isSameFact } from './draft.ts'
import type { Draft } from './draft.ts'

export const figureGroups = [
  'result',
  'total',
  'target',
  'strike',
  'batting',
  'bowling',
  'extras',
  'falls',
] as const
export type FigureGroup = (typeof figureGroups)[number]

/** A figure that a correction changes: "Gondal", "63 (39), not out", "67 (39), not out". Null: not on the card. */
export type FigureChange = {
  readonly group: FigureGroup
  readonly what: string
  readonly from: string | null
  readonly to: string | null
}

/** An entry that a correction changes, in words. `number`: the ball’s, "15.2". Null: not in the log. */
export type EntryChange = {
  readonly seq: number
  readonly number: string | null
  readonly from: string | null
  readonly to: string | null
}

/** Empty, both, exactly when the same facts stand in the same order. */
export type Difference = {
  readonly entries: readonly EntryChange[]
  readonly figures: readonly FigureChange[]
}

/** A match and the facts that stand in it. */
export type Side = { readonly state: MatchState; readonly draft: Draft }

/** What differs between a match before and after a correction, in words for whoever has to agree. */
export function differenceOf(before: Side, after: Side): Difference {
  return { entries: entriesOf(before, after), figures: figuresBetween(before.state, after.state) }
}

function entriesOf(before: Side, after: Side): EntryChange[] {
  if (isSameDraft(before.draft, after.draft)) return []
  const gone = new Map(before.draft.map((entry) => [entry.seq, entry]))
  const [told, tells] = [tellerOf(before.state), tellerOf(after.state)]
  const changes: EntryChange[] = []
  for (const entry of after.draft) {
    const was = gone.get(entry.seq)
    gone.delete(entry.seq)
    if (was !== undefined && isSameFact(was.fact, entry.fact)) continue
    const [from, to] = [was && told(was), tells(entry)]
    const isPlain = was === undefined || from?.text !== to.text
    changes.push(isPlain ? rewritten(from, to) : rewritten(told(was, true), tells(entry, true)))
  }
  return [...changes, ...Array.from(gone.values(), (entry) => struckOut(told(entry)))]
}

type ToldEntry = { readonly seq: number; readonly number: string | null; readonly text: string }

const struckOut = ({ seq, number, text }: ToldEntry): EntryChange => ({
  seq,
  number,
  from: text,
  to: null,
})

const rewritten = (from: ToldEntry | undefined, { seq, number, text }: ToldEntry): EntryChange => ({
  seq,
  number: number ?? from?.number ?? null,
  from: from?.text ?? null,
  to: text,
})

function isSameDraft(one: Draft, other: Draft): boolean {
  return (
    one.length === other.length &&
    one.every(({ fact }, at) => {
      const twin = other[at]
      return twin !== undefined && isSameFact(fact, twin.fact)
    })
  )
}

/** Says an entry of a match: "15.2" ("77" where balls are counted), "Wattoo to Gondal, FOUR"; whole: also who was at the other end. */
export function tellerOf(state: MatchState) {
  const rules = state.setup.conditions
  const numbers = new Map(
    state.innings.flatMap((innings) =>
      ballsOfInnings(innings).map((ball) => [ball.entry.seq, ballNumberIn(rules, ball)] as const),
    ),
  )
  const naming = { setup: state.setup, player: shortNames(state) }
  return ({ seq, fact }: Draft[number], isWhole = false): ToldEntry => ({
    seq,
    number: numbers.get(seq) ?? null,
    text: factText(fact, { ...naming, isWhole }),
  })
}

type Figure = { readonly group: FigureGroup; readonly what: string; readonly value: string }

function figuresBetween(before: MatchState, after: MatchState): FigureChange[] {
  const [old, now] = [figuresOf(before), figuresOf(after)]
  return [...new Map([...old, ...now])]
    .map(([key, { group, what }]) => {
      const [from, to] = [valueAt(old, key), valueAt(now, key)]
      return { group, what, from, to }
    })
    .filter(({ from, to }) => from !== to)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
}

type Figures = Map<string, Figure>

const valueAt = (figures: Figures, key: string): string | null => figures.get(key)?.value ?? null

const rankOf = ({ group }: FigureChange): number => figureGroups.indexOf(group)

function figuresOf(state: MatchState): Figures {
  const figures = new Map()
  const outcome = outcomeOf(state)
  const result = outcome === null ? 'No result yet' : outcomeText(state, outcome)
  figures.set('result', { group: 'result', what: 'Result', value: result })
  for (const innings of state.innings) inningsFigures(state, innings, figures)
  const { current } = state
  if (outcome === null && current !== null && current.closed === null) middle(state, figures)
  return figures
}

function middle(state: MatchState, figures: Figures): void {
  const naming = shortNames(state)
  const { striker, nonStriker, bowler } = state.current ?? {}
  const places = [
    ['Faces next', striker],
    ['Other end', nonStriker],
    ['Bowler', bowler],
  ] as const
  for (const [what, line] of places) {
    const value = line === null || line === undefined ? 'nobody yet' : naming(line.id)
    figures.set(what, { group: 'strike', what, value })
  }
}

function inningsFigures(state: MatchState, innings: Innings, figures: Figures): void {
  const { number, superOver, team } = innings
  const card = inningsCard(state, innings, shortNames(state))
  const name = `${team.name}${superOver ? ', Super Over' : number > 2 ? ', second innings' : ''}`
  const put = (group: FigureGroup, what: string, value: string) =>
    figures.set(`${number} ${group} ${what}`, { group, what, value })
  const overs = oversText(countedBalls(innings), state.setup.conditions.ballsPerOver)
  put(
    'total',
    name,
    `${card.runs}/${card.wickets} (${overs} ${overs === '1' ? 'over' : 'overs'})${closedText(innings)}`,
  )
  if (card.target !== null) put('target', name, `${card.target}`)
  put('extras', name, extrasText(card.extras))
  for (const row of card.batting) put('batting', row.name, battingText(row))
  for (const row of card.bowling) put('bowling', row.name, bowlingText(row))
  for (const { wicket, runs, name: who, overs: at } of card.falls) {
    put('falls', `${name}, wicket ${wicket}`, `${who} at ${runs} (${at})`)
  }
}

const closedText = ({ closed }: Innings): string =>
  closed === null || closed === 'target' || closed === 'overs' ? '' : `, ${closed}`

function battingText({ runs, balls, fours, sixes, how }: BattingRow): string {
  const boundaries = [
    ...(fours > 0 ? [`${fours}×4`] : []),
    ...(sixes > 0 ? [`${sixes}×6`] : []),
  ].join(' ')
  return `${runs} (${balls})${boundaries === '' ? '' : ` ${boundaries}`}, ${how}`
}

function bowlingText({ overs, maidens, runs, wickets, wides, noballs }: BowlingRow): string {
  const extras = [...(wides > 0 ? [`${wides} wd`] : []), ...(noballs > 0 ? [`${noballs} nb`] : [])]
  return [`${overs}–${maidens}–${runs}–${wickets}`, ...extras].join(', ')
}

function extrasText({ total, wides, noballs, byes, legbyes, penalty }: ExtrasRow): string {
  const kinds = [
    [wides, 'w'],
    [noballs, 'nb'],
    [byes, 'b'],
    [legbyes, 'lb'],
    [penalty, 'pen'],
  ] as const
  const parts = kinds.flatMap(([runs, code]) => (runs > 0 ? [`${code} ${runs}`] : []))
  return parts.length === 0 ? `${total}` : `${total} (${parts.join(', ')})`
}
