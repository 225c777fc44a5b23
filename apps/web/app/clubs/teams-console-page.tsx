import { Button } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { Route } from './+types/teams-console-page.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import { newMatchAddress } from '#shared/new-match-address.ts'
import { hasRole, runMatches } from '#shared/roles.ts'
import { useOwnPermissions } from '#shared/use-own-permissions.ts'
import { TeamCrest } from '#shared/team-crest.tsx'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as common from '#texts/common.ts'
import * as t from '#texts/clubs.ts'
import { listTeams, type Team, type Teams } from './club-calls.ts'
import styles from './clubs.module.css'
import { SeasonChoice } from './season-choice.tsx'
import { genderText, squadAddress } from './team-text.ts'

const TeamDialog = lazy(() =>
  import('./team-dialog.tsx').then((module) => ({ default: module.TeamDialog })),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), { title: t.teams, description: t.teamsAndSquads, path: '/manage' })

/** The teams of a club and the sizes of their squads. */
export default function TeamsConsolePage({ params: { organisationId } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const season = query.get('season') ?? undefined
  const { answer, again } = useQueryAnswer({
    key: ['club-teams', organisationId, season],
    call: () => listTeams(organisationId, season),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(club) => (
        <OrganisationConsole
          organisation={club.organisation}
          isManager={club.isManager}
          current="teams"
        >
          <TeamList club={club} />
        </OrganisationConsole>
      )}
    </ConsoleFrame>
  )
}

function TeamList({ club }: { readonly club: Teams }) {
  const { organisation, season } = club
  const navigate = useNavigate()
  const { answer: permissions } = useOwnPermissions()
  const mayStart =
    permissions?.ok === true && hasRole(permissions.data.data, organisation.id, runMatches)
  const [isAdding, setAdding] = useState(false)
  const add = <Button onClick={() => setAdding(true)}>{t.addTeam}</Button>
  const address = (teamId: string) =>
    squadAddress({ organisationId: organisation.id, teamId, season })
  return (
    <>
      {club.teams.length === 0 ? (
        <EmptyState level={2} title={t.noTeamsYet} action={add}>
          {t.whatATeamIs}
        </EmptyState>
      ) : (
        <>
          <div className={styles.bar}>
            <SeasonChoice
              season={season}
              seasons={club.seasons}
              onChange={(chosen) => void navigate(`?season=${chosen}`, { replace: true })}
            />
            {add}
          </div>
          <ul className={styles.teams}>
            {club.teams.map((team) => (
              <li key={team.team.id}>
                <TeamCard team={team} to={address(team.team.id)} />
                {mayStart && <StartLink team={team} />}
              </li>
            ))}
          </ul>
        </>
      )}
      <Suspense>
        {isAdding && (
          <TeamDialog
            organisation={organisation}
            onClose={() => setAdding(false)}
            onSaved={({ team }) => void navigate(address(team.id))}
          />
        )}
      </Suspense>
    </>
  )
}

function TeamCard({ team, to }: { readonly team: Team; readonly to: string }) {
  const { name } = team.team
  return (
    <Link className={styles.team} to={to}>
      <TeamCrest team={team.team} size={44} />
      <span className={styles.text}>
        <b>{name}</b>
        <span className="pv-small pv-muted">
          {t.teamLine({ who: genderText[team.gender], players: team.players })}
        </span>
      </span>
    </Link>
  )
}

function StartLink({ team: { team } }: { readonly team: Team }) {
  return (
    <Link
      className={classes('pv-link', styles.start)}
      to={newMatchAddress(team.id)}
      aria-label={t.startAMatchOf({ team: team.name })}
    >
      {common.startAMatch}
    </Link>
  )
}
