import type { InningsSummed, TypedCard } from '../facts.ts'
import { isBowlers } from '../fold/fold-ball.ts'
import { nameOf } from '../fold/state.ts'
import type { MatchState } from '../fold/state.ts'
import { oversText } from '../formats/conditions.ts'
import type { PlayerId } from '../setup.ts'

type Asked = { readonly state: MatchState; readonly fact: InningsSummed; readonly card: TypedCard }

/**
 * Where a card that was typed in contradicts itself, in sentences: sums that do not add up (Law 3.4 has the
 * scorers agree on them), who bats twice, who bowls too much. Empty when it holds together.
 */
export function contradictionsOf(state: MatchState, fact: InningsSummed): string[] {
  const { card } = fact
  if (card === undefined) return []
  const asked = { state, fact, card }
  return [
    ...battingSums(asked),
    ...battingLines(asked),
    ...(card.bowling === undefined ? [] : [...bowlingSums(asked), ...bowlingLines(asked)]),
    ...(card.falls === undefined || inPairs(state) ? [] : fallsOf(asked)),
  ]
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0)

const says = (isSo: boolean, sentence: string): string[] => (isSo ? [sentence] : [])

const inPairs = ({ setup }: MatchState): boolean => setup.conditions.pairs !== undefined

/** What was scored: in pairs the total has a start and what the wickets took off. */
function scored({ state, fact }: Asked): number {
  const { start = 0, wicketCosts = 0 } = state.setup.conditions.pairs ?? {}
  return fact.runs - start + fact.wickets * wicketCosts
}

const isLeft = (kind: string): boolean => kind === 'retired hurt' || kind === 'retired not out'

function battingSums(asked: Asked): string[] {
  const { state, fact, card } = asked
  const { batting, extras } = card
  const bat = sum(batting.map(({ runs }) => runs))
  const { wides = 0, noballs = 0, byes = 0, legbyes = 0, penalty = 0 } = extras
  const extra = wides + noballs + byes + legbyes + penalty
  const out = batting.filter((line) => line.out !== undefined && !isLeft(line.out.kind)).length
  const notOut = batting.filter((line) => line.out === undefined).length
  return [
    ...says(
      bat + extra !== scored(asked),
      `The batters’ ${bat} and ${extra} extras make ${bat + extra}, but the total is ${scored(asked)}.`,
    ),
    ...(inPairs(state) ? [] : wicketSums({ fact, out, notOut })),
  ]
}

type WicketSums = Pick<Asked, 'fact'> & { readonly out: number; readonly notOut: number }

function wicketSums({ fact, out, notOut }: WicketSums): string[] {
  return [
    ...says(
      out !== fact.wickets,
      `Batters who are out: ${out}, but the wickets are ${fact.wickets}.`,
    ),
    ...says(notOut > 2, `Batters who are not out: ${notOut}, but there are two at the wicket.`),
  ]
}

function battingLines({ state, card: { batting } }: Asked): string[] {
  return [
    ...twice(batting).map((id) => `${nameOf(state, id)} bats twice.`),
    ...batting.flatMap(({ player, runs, fours = 0, sixes = 0 }) =>
      says(
        fours * 4 + sixes * 6 > runs,
        `${nameOf(state, player)}: the boundaries make more than ${runs}.`,
      ),
    ),
  ]
}

function twice(lines: readonly { readonly player: PlayerId }[]): PlayerId[] {
  const ids = lines.map(({ player }) => player)
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))]
}

function bowlingSums(asked: Asked): string[] {
  const { state, fact, card } = asked
  const { batting, bowling = [], extras } = card
  const { ballsPerOver } = state.setup.conditions
  const { byes = 0, legbyes = 0, penalty = 0 } = extras
  const conceded = sum(bowling.map(({ runs }) => runs))
  const due = scored(asked) - byes - legbyes - penalty
  const balls = sum(bowling.map((line) => line.balls))
  const taken = sum(bowling.map(({ wickets }) => wickets))
  const credited = batting.filter(({ out }) => out !== undefined && isBowlers(out.kind)).length
  const overs = (count: number) => oversText(count, ballsPerOver)
  return [
    ...says(
      conceded !== due,
      `The bowlers concede ${conceded}, but without byes, leg byes and penalty runs the total is ${due}.`,
    ),
    ...says(
      balls !== fact.balls,
      `The bowlers bowl ${overs(balls)} overs, but the innings has ${overs(fact.balls)}.`,
    ),
    ...says(
      taken !== credited && !inPairs(state),
      `Wickets of the bowlers: ${taken}, but batters who are out to a bowler: ${credited}.`,
    ),
  ]
}

function bowlingLines({ state, card: { batting, bowling = [] } }: Asked): string[] {
  const { ballsPerOver, maxOversPerBowler } = state.setup.conditions
  const most = maxOversPerBowler === null ? Infinity : maxOversPerBowler * ballsPerOver
  const to = batting.flatMap(({ out }) => (out && isBowlers(out.kind) ? (out.bowler ?? []) : []))
  const ids = new Set([...bowling.map(({ player }) => player), ...to])
  return [
    ...twice(bowling).map((id) => `${nameOf(state, id)} bowls twice.`),
    ...[...ids].flatMap((id) => {
      const line = bowling.find(({ player }) => player === id)
      const { balls = 0, maidens = 0, wickets = 0 } = line ?? {}
      const named = to.filter((one) => one === id).length
      const name = nameOf(state, id)
      return [
        ...says(
          named > wickets,
          `Wickets of ${name}: ${wickets}, but batters who are out to that bowler: ${named}.`,
        ),
        ...says(maidens * ballsPerOver > balls, `${name} has more maidens than overs.`),
        ...says(balls > most, `${name} bowls more than ${maxOversPerBowler} overs.`),
      ]
    }),
  ]
}

function fallsOf({ state, fact, card: { batting, falls = [] } }: Asked): string[] {
  const out = new Set(batting.flatMap((line) => (line.out === undefined ? [] : [line.player])))
  return [
    ...says(
      falls.length !== fact.wickets,
      `The fall of ${falls.length} wickets is said, but there are ${fact.wickets}.`,
    ),
    ...twice(falls).map((id) => `${nameOf(state, id)} falls twice.`),
    ...falls.flatMap(({ player, runs }, at) => [
      ...says(!out.has(player), `${nameOf(state, player)} falls, but is not out.`),
      ...says(
        runs > fact.runs || runs < (falls[at - 1]?.runs ?? 0),
        `Wicket ${at + 1} cannot have fallen at ${runs}.`,
      ),
    ]),
  ]
}
