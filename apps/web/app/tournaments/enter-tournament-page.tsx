import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/enter-tournament-page.ts'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { problemsByPath, useSubmission } from '#shared/use-submission.ts'
import { randomId } from '#state/random-id.ts'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import { enterTournament } from './manage/tournament-calls.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  ownHead(shellOf(matches), {
    title: t.enterATeam,
    description: t.askTheOrganiserForThePin,
    path: `/manage/tournaments/${params.tournamentId}/enter`,
  })

/** Enters a team with the PIN that the organiser has given out. */
export default function EnterTournamentPage({ params: { tournamentId } }: Route.ComponentProps) {
  const [done, setDone] = useState<string>()
  return (
    <div className={`pv-page ${shared.page} ${shared.narrow}`}>
      <h1 className="pv-title">{t.enterATeam}</h1>
      <Panel>
        {done === undefined ? (
          <EntryForm tournamentId={tournamentId} onEntered={setDone} />
        ) : (
          <div className={shared.form}>
            <output>{done}</output>
            <div>
              <Link className={buttonClasses({ variant: 'outline' })} to="/manage/tournaments">
                {t.yourTournaments}
              </Link>
            </div>
          </div>
        )}
      </Panel>
    </div>
  )
}

type FormProps = {
  readonly tournamentId: string
  readonly onEntered: (message: string) => void
}

function EntryForm({ tournamentId, onEntered }: FormProps) {
  const [name, setName] = useState('')
  const [pin, setPin] = useState('')
  const [entryId] = useState(randomId)
  const { busy, problems, submit } = useSubmission()
  const send = async () => {
    const answer = await enterTournament({ tournamentId, entryId, pin, team: { name } })
    if (answer.ok) {
      onEntered(answer.data.message)
      return undefined
    }
    const told = problemsByPath(answer.errors)
    return { name: told['team'] ?? told['team.name'], pin: told['pin'], all: answer.message }
  }
  return (
    <form
      className={shared.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget, send)
      }}
    >
      <TextField
        label={t.pin}
        help={t.askTheOrganiserForThePin}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={pin}
        error={problems['pin']}
        onChange={({ target }) => setPin(target.value.trim())}
      />
      <TextField
        label={t.nameOfTheTeam}
        maxLength={100}
        value={name}
        error={problems['name']}
        onChange={({ target }) => setName(target.value)}
      />
      <Problem says={problems['all']} />
      <div>
        <Button type="submit" busy={busy}>
          {t.enterTheTeam}
        </Button>
      </div>
    </form>
  )
}

const Problem = ({ says }: { readonly says: string | undefined }) =>
  says === undefined ? null : (
    <p role="alert" className={shared.problem}>
      {says}
    </p>
  )
