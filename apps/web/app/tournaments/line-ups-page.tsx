import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
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
import { Pending } from '#shared/pending.tsx'
import styles from './manage/console.module.css'
import { nameLineUps, showScoring } from './manage/fixture-calls.ts'
import { againstNamed, firstOf, LineUpField, linesOf } from './manage/line-up-field.tsx'
import { lineUpSquads } from './manage/squad-calls.ts'
import type { LineUpSquad } from './manage/squad-calls.ts'
import { refusalText } from '#state/request.ts'

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
      {({ setup: { teams, conditions } }) => (
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
            <FromSquads {...params} teams={teams} most={conditions.playersPerSide} />
          </Panel>
        </div>
      )}
    </ConsoleFrame>
  )
}

type Team = {
  readonly id: string
  readonly name: string
  readonly players: readonly { readonly name: string; readonly shirt?: number }[]
}
type Sides = {
  readonly matchId: string
  readonly teams: readonly [Team, Team]
  /** Players of a side. */
  readonly most: number
}

/** Waits for the squads of the teams; without them the line-ups are typed. */
function FromSquads({ tournamentId, ...sides }: Sides & { readonly tournamentId: string }) {
  const { answer, again: ask } = useQueryAnswer({
    key: ['line-up-squads', sides.matchId],
    call: () => lineUpSquads(tournamentId, sides.matchId),
    keep: false,
  })
  if (!answer?.ok) return <Pending answer={answer} again={ask} height="320px" />
  return <LineUps {...sides} squads={answer.data.data} />
}

const textOf = ({ players }: Team): string =>
  players.map(({ name, shirt }) => [shirt, name].filter(Boolean).join(' ')).join('\n')

function LineUps({
  matchId,
  teams,
  most,
  squads,
}: Sides & { readonly squads: readonly LineUpSquad[] }) {
  const squadOf = ({ id }: Team) => squads.find(({ teamId }) => teamId === id)
  const fieldOf = (team: Team) => ({ label: team.name, squad: squadOf(team), most })
  const usual = (team: Team) => textOf(team) || firstOf(squadOf(team), most)
  const [first, setFirst] = useState(() => usual(teams[0]))
  const [second, setSecond] = useState(() => usual(teams[1]))
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const isAgainstARule =
    againstNamed(first, squadOf(teams[0])).length > 0 ||
    againstNamed(second, squadOf(teams[1])).length > 0
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    const answer = await nameLineUps({ matchId, players: [linesOf(first), linesOf(second)] })
    setBusy(false)
    if (!answer.ok) return setProblem(refusalText(answer))
    // The pad is a page of its own, which the browser keeps for later: it is loaded, not entered.
    return location.assign(`/score/${matchId}`)
  }
  return (
    <form className={shared.form} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.pair}>
        <LineUpField {...fieldOf(teams[0])} value={first} onChange={setFirst} />
        <LineUpField {...fieldOf(teams[1])} value={second} onChange={setSecond} />
      </div>
      {problem !== undefined && (
        <p role="alert" className={shared.problem}>
          {problem}
        </p>
      )}
      <div>
        <Button type="submit" size="large" busy={busy}>
          {isAgainstARule ? t.toTheTossAllTheSame : t.toTheToss}
        </Button>
      </div>
    </form>
  )
}
