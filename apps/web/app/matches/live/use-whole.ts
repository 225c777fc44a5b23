import type { Entry } from '@pavilion/cricket/facts.ts'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import { useEffect, useState } from 'react'
import { show } from '#calls/matches.ts'
import { fetchLog } from '#shared/fetch-log.ts'
import { send } from '#state/api.ts'

type Whole = { readonly setup: MatchSetup; readonly log: readonly Entry[] }

type WholeProps = {
  readonly matchId: string
  /** Null when it has to be asked for. */
  readonly setup: MatchSetup | null
  readonly seq: number
}

/** A match and its whole log, up to what the page shows at least; read again when the page has gone further. */
export function useWhole({ matchId, setup, seq }: WholeProps) {
  const [match, setMatch] = useState<Whole | 'failed'>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isOver = false
    const told = (now: Whole | 'failed') => {
      if (!isOver) setMatch((before) => (now === 'failed' ? (before ?? now) : now))
    }
    Promise.all([setup ?? fetchSetup(matchId), fetchLog(matchId, 0)]).then(
      ([whole, log]) => told({ setup: whole, log }),
      () => told('failed'),
    )
    return () => {
      isOver = true
    }
  }, [matchId, setup, seq, tries])
  const again = () => {
    setMatch(undefined)
    setTries(tries + 1)
  }
  return { match, again }
}

async function fetchSetup(matchId: string): Promise<MatchSetup> {
  const answer = await send(show, { matchId })
  if (!answer.ok) throw new Error(answer.message)
  return answer.data.data.setup
}
