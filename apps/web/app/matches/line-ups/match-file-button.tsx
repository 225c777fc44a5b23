import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { MatchFileForm } from '@pavilion/contract/matches/match-file.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { file } from '#calls/matches.ts'
import { saveFile } from '#shared/save-file.ts'
import { send } from '#state/api.ts'
import { toasts } from '#state/toasts.ts'
import { useClientState } from '#state/use-client-state.ts'

type MatchFileButtonProps = {
  readonly match: MatchCard
  readonly form: MatchFileForm
  /** How the name of the saved file ends, after the names of the sides. */
  readonly ending: string
  readonly says: string
  readonly size?: 'small'
}

/** Downloads the match in one of its forms. */
export function MatchFileButton({ match, form, ending, says, size }: MatchFileButtonProps) {
  const { isRestored } = useClientState()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const answer = await send(file, { matchId: match.id, form })
    setBusy(false)
    if (answer.ok) saveFile(answer.data, `${match.slug}${ending}`)
    else toasts.add('error', answer.message)
  }
  return (
    <Button
      variant="outline"
      icon="download"
      {...(size !== undefined && { size })}
      busy={isBusy}
      disabled={!isRestored}
      onClick={() => void download()}
    >
      {says}
    </Button>
  )
}
