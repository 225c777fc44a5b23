import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/players-console-page.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { toasts } from '#state/toasts.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/clubs.ts'
import { addPlayers, listPlayers, type Player, type Roster } from './club-calls.ts'
import styles from './clubs.module.css'
import { JoinRequests } from './join-requests.tsx'
import { PasteForm } from './paste-form.tsx'

const PlayerDialog = lazy(() =>
  import('./player-dialog.tsx').then((module) => ({ default: module.PlayerDialog })),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), { title: t.players, description: t.teamsAndSquads, path: '/manage' })

/** Everybody who plays for a club. */
export default function PlayersConsolePage({ params: { organisationId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['club-roster', organisationId],
    call: () => listPlayers(organisationId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(roster) => <Page key={roster.organisation.id} first={roster} />}
    </ConsoleFrame>
  )
}

function Page({ first }: { readonly first: Roster }) {
  const [roster, setRoster] = useState(first)
  const { id: organisationId } = roster.organisation
  const readAgain = async () => {
    const answer = await listPlayers(organisationId)
    if (answer.ok) setRoster(answer.data.data)
  }
  return (
    <OrganisationConsole
      organisation={roster.organisation}
      isManager={roster.isManager}
      current="players"
    >
      <div className={styles.parts}>
        <Players roster={roster} onChanged={setRoster} />
        <div className={styles.side}>
          {roster.isManager && (
            <JoinRequests organisationId={organisationId} onAccepted={() => void readAgain()} />
          )}
          <Panel level={2} title={t.addPlayers}>
            <PasteForm organisationId={organisationId} onAdded={setRoster} />
          </Panel>
          {roster.mergesPeople && (
            <Panel level={2} title={t.samePersonTwice}>
              <p className="pv-muted">{t.whatMergingPeopleIs}</p>
              <Link
                className={buttonClasses({ variant: 'outline' })}
                to={`/manage/organisations/${organisationId}/duplicates`}
              >
                {t.mergeDuplicates}
              </Link>
            </Panel>
          )}
          {roster.members.length > 0 && <Members roster={roster} onChanged={setRoster} />}
        </div>
      </div>
    </OrganisationConsole>
  )
}

type RosterProps = { readonly roster: Roster; readonly onChanged: (roster: Roster) => void }

const MANY = 12

function Players({ roster, onChanged }: RosterProps) {
  const { players, organisation } = roster
  const [typed, setTyped] = useState('')
  const [edited, setEdited] = useState<Player>()
  const word = typed.trim().toLowerCase()
  const shown = players.filter(({ name }) => name.toLowerCase().includes(word))
  return (
    <Panel level={2} title={t.players} note={players.length > 0 && players.length}>
      {players.length === 0 && <p className="pv-muted">{t.whoPlayersAre}</p>}
      {players.length > MANY && (
        <TextField
          label={t.findPlayer}
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <ul className={shared.rows}>
        {shown.map((player) => (
          <li key={player.id}>
            <PlayerRow player={player} onEdit={() => setEdited(player)} />
          </li>
        ))}
      </ul>
      <Suspense>
        {edited !== undefined && (
          <PlayerDialog
            organisationId={organisation.id}
            player={edited}
            onClose={() => setEdited(undefined)}
            onChanged={(changed) => {
              setEdited(undefined)
              onChanged(changed)
            }}
          />
        )}
      </Suspense>
    </Panel>
  )
}

function PlayerRow({
  player: { name, email, hasAccount, teams },
  onEdit,
}: {
  readonly player: Player
  readonly onEdit: () => void
}) {
  return (
    <>
      <Avatar name={name} size={36} />
      <span className={styles.text}>
        <b>{name}</b>
        <span className="pv-small pv-muted">
          {[
            hasAccount ? t.hasAccount : (email ?? t.noEmail),
            ...teams.map((team) => team.name),
          ].join(' · ')}
        </span>
      </span>
      <Button variant="outline" aria-label={t.editName({ name })} onClick={onEdit}>
        {t.edit}
      </Button>
    </>
  )
}

/** Makes all members of the club its players. */
function Members({ roster, onChanged }: RosterProps) {
  const { organisation, members } = roster
  const [busy, setBusy] = useState(false)
  const add = async () => {
    setBusy(true)
    const accountIds = members.map(({ accountId }) => accountId).slice(0, 200)
    const answer = await addPlayers({ organisationId: organisation.id, accountIds })
    setBusy(false)
    if (answer.ok) onChanged(answer.data.data)
    else toasts.add('error', answer.message)
  }
  return (
    <Panel level={2} title={t.members}>
      <div className={shared.form}>
        <ul>
          {members.map(({ accountId, name }) => (
            <li key={accountId}>{name}</li>
          ))}
        </ul>
        <div>
          <Button variant="outline" busy={busy} onClick={() => void add()}>
            {t.addAll({ count: members.length })}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
