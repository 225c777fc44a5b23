import { barredPlayers } from '#calls/tournaments.ts'
import { send } from '#state/api.ts'
import type { OutputOf } from '#state/call.ts'
import { keepAnswer, keptAnswer } from './kept-answers.ts'

export type BarredSides = OutputOf<typeof barredPlayers>['data']

const NAME = 'barred-players'

/** Who may not play in a match: as the server says, or, without a network, as this device last heard. */
export async function barredInMatch(matchId: string): Promise<BarredSides> {
  const answer = await send(barredPlayers, { matchId })
  if (!answer.ok) return (await keptAnswer<BarredSides>(NAME, matchId).catch(() => null)) ?? []
  const barred = answer.data.data
  await keepAnswer(NAME, matchId, barred).catch(() => undefined)
  return barred
}
