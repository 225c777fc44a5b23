import type { TypedBatting, TypedBowling, TypedCard, TypedFall } from '../facts.ts'
import { addExtras, isBowlers } from './fold-ball.ts'
import { batterLine, bowlerLine } from './fold-innings.ts'
import type { BatterLine, Fall, Innings } from './state.ts'

/** Folds a card that was typed in for an innings without balls. */
export function foldCard(innings: Innings, card: TypedCard, ballsPerOver: number): void {
  addExtras(innings, card.extras)
  for (const line of card.batting) foldBatting(innings, line)
  for (const line of card.bowling ?? []) foldBowling(innings, line)
  for (const fall of card.falls ?? []) innings.falls.push(fallOf(innings, fall, ballsPerOver))
}

function foldBatting(innings: Innings, typed: TypedBatting): void {
  const { player, runs, balls = 0, fours = 0, sixes = 0, out } = typed
  const line = batterLine(innings, player)
  Object.assign(line, { runs, balls, fours, sixes })
  if (out !== undefined) foldOut(innings, line, out)
}

function foldOut(innings: Innings, line: BatterLine, out: NonNullable<TypedBatting['out']>): void {
  const { kind, bowler = null, fielders = [] } = out
  if (kind === 'retired hurt' || kind === 'retired not out') {
    line.left = kind === 'retired hurt' ? 'hurt' : 'not out'
    innings.away++
  } else line.dismissal = { kind, bowler: isBowlers(kind) ? bowler : null, fielders }
}

function foldBowling(innings: Innings, typed: TypedBowling): void {
  const { player, balls, maidens = 0, runs, wickets, wides = 0, noballs = 0 } = typed
  Object.assign(bowlerLine(innings, player), { balls, maidens, runs, wickets, wides, noballs })
}

function fallOf(innings: Innings, { player, runs, balls }: TypedFall, ballsPerOver: number): Fall {
  const last = balls === undefined || balls === 0 ? null : balls - 1
  return {
    wicket: innings.falls.length + 1,
    runs,
    player,
    balls: balls ?? 0,
    over: last === null ? null : Math.floor(last / ballsPerOver),
    ball: last === null ? 0 : (last % ballsPerOver) + 1,
    kind: innings.batterById.get(player)?.dismissal?.kind ?? 'run out',
  }
}
