import type { OwnFormat } from '@pavilion/contract/matches/format-calls.ts'
import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import { useEffect, useState } from 'react'
import { deleteFormat, formats, saveFormat } from '#calls/scoring.ts'
import { send } from '#state/api.ts'
import { sentRules } from './rules.ts'

async function listed(): Promise<readonly OwnFormat[]> {
  const answer = await send(formats, {})
  return answer.ok ? answer.data.data : []
}

/** The formats that the account has saved. Without an answer the form does without them. */
export function useOwnFormats() {
  const [saved, setSaved] = useState<readonly OwnFormat[]>([])
  useEffect(() => {
    void listed().then(setSaved)
  }, [])
  const look = async () => setSaved(await listed())

  /** Answers what is wrong; null once it is saved. */
  const save = async (rules: PlayingConditions): Promise<string | null> => {
    const answer = await send(saveFormat, { conditions: sentRules(rules) })
    if (!answer.ok) return answer.errors[0]?.message ?? answer.message
    await look()
    return null
  }
  const remove = async (formatId: string): Promise<void> => {
    await send(deleteFormat, { formatId })
    await look()
  }
  return { saved, save, remove }
}
