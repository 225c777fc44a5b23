import type { OverCommentary } from '@pavilion/cricket/text/commentary.ts'
import type { Api } from '#context.ts'
import type { Choice } from './choice.ts'

export type Told = {
  /** Newest first. */
  readonly overs: readonly OverCommentary[]
  readonly hasEarlier: boolean
}

const overs = 60

/** As many of the innings' overs as the reader chose, newest first. */
export async function readOvers(api: Api, matchId: string, choice: Choice): Promise<Told> {
  const innings = choice.innings ?? (await api.matches.card({ matchId })).data.innings.length
  if (innings === 0) return { overs: [], hasEarlier: false }
  const told: OverCommentary[] = []
  let before: number | undefined
  do {
    const size = Math.min(overs, choice.overs - told.length)
    const { data } = await api.matches.overs({ matchId, innings, before, size })
    told.push(...data.overs)
    if (data.next === null) return { overs: told, hasEarlier: false }
    before = data.next
  } while (told.length < choice.overs)
  return { overs: told, hasEarlier: true }
}
