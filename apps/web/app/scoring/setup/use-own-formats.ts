import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import { deleteFormat, formats, saveFormat } from '#calls/scoring.ts'
import { send } from '#state/api.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import { sentRules } from './rules.ts'
import { refusalText } from '#state/request.ts'

const listFormats = () => send(formats, {})

/** The formats that the account has saved. Without an answer the form does without them. */
export function useOwnFormats() {
  const { answer, again } = useQueryAnswer({ key: ['own-formats'], call: listFormats })
  const saved = answer?.ok ? answer.data.data : []

  /** Answers what is wrong; null once it is saved. */
  const save = async (rules: PlayingConditions): Promise<string | null> => {
    const answer = await send(saveFormat, { conditions: sentRules(rules) })
    if (!answer.ok) return refusalText(answer)
    await again()
    return null
  }
  const remove = async (formatId: string): Promise<void> => {
    await send(deleteFormat, { formatId })
    await again()
  }
  return { saved, save, remove }
}
