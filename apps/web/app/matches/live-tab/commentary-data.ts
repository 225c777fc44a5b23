import type { OverCommentary } from '@pavilion/cricket/text/commentary.ts'
import type { Api } from '#context.ts'
import { oversMost } from './choice.ts'
import type { Choice } from './choice.ts'

export type Told = {
  /** Newest first. */
  readonly overs: readonly OverCommentary[]
  readonly hasEarlier: boolean
}

const overs = 60
/** Shown before the over of a ball that a link leads to. */
const oversAround = 3

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

/**
 * The choice that shows the ball with a seq, in whatever innings it is; undefined when no commentary has it.
 * `innings`: how many there are.
 */
export async function choiceWith(
  api: Api,
  { matchId, seq, innings }: { matchId: string; seq: number; innings: number },
): Promise<Pick<Choice, 'innings' | 'overs'> | undefined> {
  for (let number = innings; number > 0; number -= 1) {
    const choice = { balls: 'all', innings: number, overs: oversMost } as const
    const told = await readOvers(api, matchId, choice)
    const at = told.overs.findIndex(({ lines }) => lines.some((line) => line.seq === seq))
    if (at >= 0) return { innings: number, overs: at + 1 + oversAround }
  }
  return undefined
}
