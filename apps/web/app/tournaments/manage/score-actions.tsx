import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/tournaments.ts'
import { prepareMatch } from './fixture-calls.ts'
import type { Fixture } from './fixture-calls.ts'

type ScoreActionsProps = {
  readonly fixture: Fixture
  readonly tournamentId: string
}

const lineUpsPage = (tournamentId: string, matchId: string) =>
  `/manage/tournaments/${tournamentId}/line-ups/${matchId}`

/** To the pad, which is a page of its own, and to the line-ups while they can be changed. */
export function ScoreActions({ fixture, tournamentId }: ScoreActionsProps) {
  const { match, home, away } = fixture
  if (match?.hasLineUps !== true) {
    if (home.team === null || away.team === null) return null
    return <ScoreButton fixtureId={fixture.id} tournamentId={tournamentId} />
  }
  return (
    <>
      <a
        className={buttonClasses({ variant: 'outline', size: 'small' })}
        href={`/score/${match.id}`}
      >
        {t.scoreThisMatch}
      </a>
      {match.status === 'upcoming' && (
        <Link
          className={buttonClasses({ variant: 'quiet', size: 'small' })}
          to={lineUpsPage(tournamentId, match.id)}
        >
          {t.lineUps}
        </Link>
      )}
    </>
  )
}

type ScoreButtonProps = { readonly fixtureId: string; readonly tournamentId: string }

/** Makes the match with its line-ups; where a squad has too few, they are named first. */
function ScoreButton({ fixtureId, tournamentId }: ScoreButtonProps) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const prepare = async () => {
    setBusy(true)
    const answer = await prepareMatch({ tournamentId, fixtureId })
    setBusy(false)
    if (!answer.ok) return toasts.add('error', answer.message)
    const { matchId, hasLineUps } = answer.data.data
    // The pad is a page of its own, which the browser keeps for later: it is loaded, not entered.
    if (hasLineUps) return location.assign(`/score/${matchId}`)
    return navigate(lineUpsPage(tournamentId, matchId))
  }
  return (
    <Button size="small" variant="outline" busy={busy} onClick={() => void prepare()}>
      {t.scoreThisMatch}
    </Button>
  )
}
