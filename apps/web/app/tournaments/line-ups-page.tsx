import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/line-ups-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import styles from './manage/console.module.css'
import { nameLineUps, showScoring } from './manage/fixture-calls.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  ownHead(shellOf(matches), {
    title: t.lineUps,
    description: t.whoPlaysOneALine,
    path: `/manage/tournaments/${params.tournamentId}/line-ups/${params.matchId}`,
  })

/** Names who plays in a match of the tournament, and leads to the pad. */
export default function LineUpsPage({ params }: Route.ComponentProps) {
  const { matchId, tournamentId } = params
  const { answer, again } = useQueryAnswer({
    key: ['line-ups', matchId],
    call: () => showScoring(matchId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {({ setup: { teams } }) => (
        <div className={`pv-page ${shared.page} ${shared.narrow}`}>
          <header className={shared.headText}>
            <Link
              className="pv-link pv-small"
              to={`/manage/tournaments/${tournamentId}?tab=fixtures`}
            >
              {t.fixtures}
            </Link>
            <h1 className="pv-title">{t.versus({ home: teams[0].name, away: teams[1].name })}</h1>
          </header>
          <Panel level={2} title={t.lineUps}>
            <LineUps matchId={matchId} teams={teams} />
          </Panel>
        </div>
      )}
    </ConsoleFrame>
  )
}

type Team = {
  readonly name: string
  readonly players: readonly { readonly name: string; readonly shirt?: number }[]
}
type LineUpsProps = { readonly matchId: string; readonly teams: readonly [Team, Team] }

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const textOf = ({ players }: Team): string =>
  players.map(({ name, shirt }) => [shirt, name].filter(Boolean).join(' ')).join('\n')

const PLAYER_LINES = 11

function LineUps({ matchId, teams }: LineUpsProps) {
  const [first, setFirst] = useState(() => textOf(teams[0]))
  const [second, setSecond] = useState(() => textOf(teams[1]))
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    const answer = await nameLineUps({ matchId, players: [linesOf(first), linesOf(second)] })
    setBusy(false)
    if (!answer.ok) return setProblem(answer.errors[0]?.message ?? answer.message)
    // The pad is a page of its own, which the browser keeps for later: it is loaded, not entered.
    return location.assign(`/score/${matchId}`)
  }
  return (
    <form className={shared.form} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.pair}>
        <TextArea
          label={teams[0].name}
          help={t.playersExample}
          rows={PLAYER_LINES}
          value={first}
          onChange={({ target }) => setFirst(target.value)}
        />
        <TextArea
          label={teams[1].name}
          help={t.playersExample}
          rows={PLAYER_LINES}
          value={second}
          onChange={({ target }) => setSecond(target.value)}
        />
      </div>
      {problem !== undefined && (
        <p role="alert" className={shared.problem}>
          {problem}
        </p>
      )}
      <div>
        <Button type="submit" size="large" busy={busy}>
          {t.toTheToss}
        </Button>
      </div>
    </form>
  )
}
