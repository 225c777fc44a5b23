import type { PlayerId } from '../setup.ts'
import type { Innings } from './state.ts'

/** A batter who retired out will bat on (Law 25.4.3): no wicket has fallen. */
export function resume(innings: Innings, player: PlayerId): void {
  const { falls, batterById } = innings
  const line = batterById.get(player)
  const at = falls.findIndex((fall) => fall.player === player)
  if (line?.dismissal?.kind !== 'retired out' || at < 0) return
  line.dismissal = null
  innings.wickets--
  const later = falls.splice(at).slice(1)
  falls.push(...later.map((fall) => ({ ...fall, wicket: fall.wicket - 1 })))
  uncount(innings, at + 1)
  if (innings.closed === 'all out') innings.closed = null
}

/** Takes a wicket out of the overs and partnerships since it fell. */
function uncount({ overs, partnerships }: Innings, wicket: number): void {
  let before = 0
  for (const over of overs) {
    if (over.totalWickets >= wicket) over.totalWickets--
    over.wickets = Math.min(over.wickets, over.totalWickets - before)
    before = over.totalWickets
  }
  for (const partnership of partnerships) {
    if (partnership.wicket > wicket) partnership.wicket--
  }
}
