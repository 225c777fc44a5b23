import type { Wicket } from '../facts.ts'
import { fallenOf } from './ball-mark.ts'
import type { Message } from './message.ts'
import type { Telling } from './scene.ts'
import { duckOf } from './situation.ts'

/** Who is out and how, what that is for the batter, and the score. */
export function dismissalOf(telling: Telling): Message[] {
  const wicket = fallenOf(telling.ball)
  if (wicket === undefined) return []
  const { score } = telling
  return [
    manner(wicket, telling),
    ...duckOf(telling),
    { key: score.includes('/') ? 'scoreNow' : 'allOutFor', told: { score } },
  ]
}

function manner({ kind, playerOut, fielders = [] }: Wicket, { bowler, naming }: Telling): Message {
  const out = naming(playerOut)
  const by = fielders.flatMap(({ player }) => (player === undefined ? [] : [naming(player)]))
  if (kind === 'bowled') return { key: 'bowled', told: { bowler, out } }
  if (kind === 'caught and bowled') return { key: 'caughtAndBowled', told: { bowler, out } }
  if (kind === 'lbw') return { key: 'lbw', told: { bowler, out } }
  return fielded(kind, out, by)
}

function fielded(kind: Wicket['kind'], out: string, by: readonly string[]): Message {
  const [fielder] = by
  if (kind === 'run out') {
    return fielder === undefined
      ? { key: 'runOut', told: { out } }
      : { key: 'runOutBy', told: { out, fielders: by } }
  }
  if (kind === 'caught') {
    return fielder === undefined
      ? { key: 'caughtByNobody', told: { out } }
      : { key: 'caught', told: { out, fielder } }
  }
  if (kind === 'stumped') {
    return fielder === undefined
      ? { key: 'stumpedByNobody', told: { out } }
      : { key: 'stumped', told: { out, fielder } }
  }
  return { key: 'outOtherwise', told: { out, kind } }
}
