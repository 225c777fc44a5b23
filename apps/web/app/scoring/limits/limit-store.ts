import type { MatchLimits } from '@pavilion/contract/workloads/workload-calls.ts'
import { forMatch } from '#calls/workloads.ts'
import { send } from '#state/api.ts'
import { barredInMatch } from './barred-store.ts'
import { keepAnswer, keptAnswer } from './kept-answers.ts'

export type { MatchLimits }

const NAME = 'bowling-limits'

/**
 * Whom directives limit in a match: as the server says, or, without a network, as this device last heard. Who may not
 * play is heard with it, for when there is no network.
 */
export async function limitsOfMatch(matchId: string): Promise<MatchLimits | null> {
  void barredInMatch(matchId).catch(() => [])
  const answer = await send(forMatch, { matchId })
  if (!answer.ok) return keptAnswer<MatchLimits>(NAME, matchId).catch(() => null)
  const limits = answer.data.data
  await keepAnswer(NAME, matchId, limits).catch(() => undefined)
  return limits
}
