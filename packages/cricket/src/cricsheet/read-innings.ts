import { ballsOfOvers } from '../formats/conditions.ts'
import type { Powerplay } from '../formats/conditions.ts'
import type { InningsStarted, PlayFact, Target } from '../facts.ts'
import { isLegal } from '../fold/fold-ball.ts'
import type { Facts } from './facts-of.ts'
import { Pair } from './pair.ts'
import { asCount, asList, asObject, asText, asTexts, isJson, maybeText } from './place.ts'
import type { Json } from './place.ts'
import { readBall } from './read-ball.ts'
import { readReplacements } from './read-replacements.ts'

const mostOvers = 2_000
const mostDeliveries = 200

/** The facts of one innings in order. */
export function readInnings(value: unknown, facts: Facts): void {
  const { place } = facts
  const innings = asObject(value, 'innings', place)
  const team = asText(innings['team'], 'team', place)
  if (!facts.isTeam(team)) place.misfit('team', 'one of the two teams')
  facts.add(startOf(innings, team, facts))
  addPenalty(innings, facts, 'before')
  readOvers(innings, facts)
  addSum(innings, facts)
  addPenalty(innings, facts, 'after')
  const absent = asTexts(innings['absent_hurt'] ?? [], 'absent_hurt', { place, most: 11 })
  for (const player of absent) facts.add({ type: 'absent-hurt', player })
  const isSummed = innings['summed'] !== undefined
  if (innings['declared'] === true && !isSummed)
    facts.add({ type: 'innings-ended', reason: 'declared' })
  if (innings['forfeited'] === true) facts.add({ type: 'innings-ended', reason: 'forfeited' })
}

/** What was written here of an innings without balls. */
function addSum(innings: Json, facts: Facts): void {
  const { summed, declared } = innings
  if (summed === undefined) return
  const { place } = facts
  const sum = asObject(summed, 'summed', place)
  facts.add({
    type: 'innings-summed',
    runs: asCount(sum['runs'], 'summed.runs', place),
    wickets: asCount(sum['wickets'], 'summed.wickets', place),
    balls: asCount(sum['balls'], 'summed.balls', place),
    ...(declared === true && { declared }),
  })
}

function startOf(innings: Json, battingTeam: string, facts: Facts): InningsStarted {
  const superOver = innings['super_over'] === true
  const target = targetOf(innings['target'], facts)
  const powerplays = powerplaysOf(innings['powerplays'], facts)
  return {
    type: 'innings-started',
    battingTeam,
    ...(superOver && { superOver }),
    ...(target !== undefined && { target }),
    ...(powerplays !== undefined && { powerplays }),
  }
}

function targetOf(value: unknown, facts: Facts): Target | undefined {
  if (!isJson(value) || value['runs'] === undefined) return undefined
  const runs = asCount(value['runs'], 'target.runs', facts.place)
  const balls = ballsOf(value['overs'], facts)
  return balls === null ? { runs } : { runs, balls }
}

function ballsOf(overs: unknown, facts: Facts): number | null {
  const number = typeof overs === 'string' ? Number(overs) : overs
  if (typeof number !== 'number') return null
  return ballsOfOvers(number, facts.setup.conditions.ballsPerOver)
}

/** Files give the first ball ("0.1") and the last ("5.6", also "5.7" where the over had more balls). */
function powerplaysOf(value: unknown, facts: Facts): Powerplay[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.slice(0, 10).flatMap((item) => {
    if (!isJson(item)) return []
    const from = ballsOf(wholeOver(item['from'], facts), facts)
    const to = ballsOf(wholeOver(item['to'], facts), facts)
    const kind = maybeText(item['type']) ?? 'mandatory'
    return from === null || to === null || to < from ? [] : [{ kind, from: from - 1, to }]
  })
}

/** No ball of an over beyond its last. */
function wholeOver(overs: unknown, { setup }: Facts): unknown {
  if (typeof overs !== 'number') return overs
  const last = Math.floor(overs) + setup.conditions.ballsPerOver / 10
  return Math.min(overs, last)
}

function addPenalty(innings: Json, facts: Facts, when: 'before' | 'after'): void {
  const penalty = innings['penalty_runs']
  if (!isJson(penalty)) return
  const value = penalty[when === 'before' ? 'pre' : 'post']
  if (value === undefined) return
  const runs = asCount(value, 'penalty_runs', facts.place)
  const team = asText(innings['team'], 'team', facts.place)
  facts.add({ type: 'penalty-awarded', team, runs, when })
}

function readOvers(innings: Json, facts: Facts): void {
  const { place } = facts
  const overs = asList(innings['overs'] ?? [], 'overs', { place, most: mostOvers })
  const pair = new Pair(facts)
  let index = 0
  for (let i = 0; i < overs.length; i++) {
    place.over = i
    const over = asObject(overs[i], 'over', place)
    const balls = readOver(over, { facts, pair, index, last: i === overs.length - 1, innings })
    if (balls > 0) index++
  }
  place.over = -1
}

type OverToRead = {
  readonly facts: Facts
  readonly pair: Pair
  readonly index: number
  readonly last: boolean
  readonly innings: Json
}

/** Answers how many deliveries the over had. */
function readOver(over: Json, read: OverToRead): number {
  const { facts, innings } = read
  const { place } = facts
  const deliveries = asList(over['deliveries'], 'deliveries', { place, most: mostDeliveries })
  const from = facts.entries.length
  const legal = readDeliveries(deliveries, read)
  const { ballsPerOver } = facts.setup.conditions
  if (legal !== ballsPerOver && deliveries.length > 0) {
    const declared = declaredMiscount(innings['miscounted_overs'], over['over'] ?? read.index)
    noteMiscount(read, { from, legal, declared })
  }
  return deliveries.length
}

type Miscount = {
  readonly from: number
  readonly legal: number
  readonly declared: { balls: number; umpire?: string } | null
}

/**
 * Every over but the last is complete, whether or not the file marks it as miscounted; the last one only if
 * it is marked.
 */
function noteMiscount({ facts, index, last }: OverToRead, miscount: Miscount): void {
  const { from, legal, declared } = miscount
  const short = legal < facts.setup.conditions.ballsPerOver
  if (last && short && declared?.balls !== legal) return
  const umpire = declared?.umpire
  const fact: PlayFact = {
    type: 'over-miscounted',
    over: index,
    balls: legal,
    ...(umpire !== undefined && { umpire }),
  }
  if (legal === 0) facts.add(fact)
  else facts.addAt(from, fact)
}

/** Answers how many deliveries were legal. */
function readDeliveries(deliveries: readonly unknown[], { facts, pair }: OverToRead): number {
  const { place } = facts
  let legal = 0
  for (let i = 0; i < deliveries.length; i++) {
    place.ball = i
    const delivery = asObject(deliveries[i], 'delivery', place)
    const { replacements } = delivery
    if (replacements !== undefined) readReplacements(replacements, facts)
    const ball = readBall(delivery, place)
    pair.meet(ball)
    facts.add(ball)
    if (isLegal(ball.extras)) legal++
  }
  place.ball = -1
  return legal
}

function declaredMiscount(
  value: unknown,
  over: unknown,
): { balls: number; umpire?: string } | null {
  const declared = isJson(value) ? value[String(over)] : undefined
  if (!isJson(declared)) return null
  const umpire = maybeText(declared['umpire'])
  return { balls: Number(declared['balls']), ...(umpire !== undefined && { umpire }) }
}
