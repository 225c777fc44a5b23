import type { ScoredWay } from '@pavilion/contract/matches/scored-ways.ts'
import { useEffect, useState } from 'react'
import * as tournaments from '#calls/tournaments.ts'
import { useHasNews } from '#shared/use-has-news.ts'
import type { OutputOf } from '#state/call.ts'

export type ShownTournament = OutputOf<typeof tournaments.show>['data']

/** A table changes less often than a score, and everybody who looks asks for it. */
const WAIT_MS = 6_000

type Kept = {
  readonly given: GivenTournament
  readonly latest: ShownTournament
  readonly failures: number
}

/** `scored`: how the matches of its leaders were. */
type GivenTournament = ShownTournament & { readonly scored: ScoredWay | undefined }

/** A tournament that is read again while its matches are played: tables, leaders, and who is through. */
export function useLiveTournament(given: GivenTournament): ShownTournament {
  const [kept, keep] = useState<Kept>({ given, latest: given, failures: 0 })
  if (kept.given !== given) keep({ given, latest: given, failures: 0 })
  const { latest } = kept
  const { live, upcoming, results } = latest
  const hasNews = useHasNews([...live, ...upcoming, ...results])
  useEffect(() => {
    if (!hasNews) return undefined
    const timer = setTimeout(() => void again(), WAIT_MS * (0.5 + Math.random()))
    let isLeft = false
    const again = async () => {
      const now = await readAgain(given)
      if (isLeft) return
      keep((before) =>
        now === undefined
          ? { ...before, failures: before.failures + 1 }
          : { ...before, latest: now },
      )
    }
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [hasNews, kept, given])
  return latest
}

/** Undefined while it cannot be read; what is shown stays then. */
async function readAgain({
  tournament,
  scored,
}: GivenTournament): Promise<ShownTournament | undefined> {
  const { send } = await import('#state/api.ts')
  const answer = await send(tournaments.show, { tournamentId: tournament.id, scored })
  return answer.ok ? answer.data.data : undefined
}
