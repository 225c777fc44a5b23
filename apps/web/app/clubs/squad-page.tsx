import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { Route } from './+types/squad-page.ts'
import { teamAddress } from '#shared/addresses.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { serverNow } from '#state/api.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/clubs.ts'
import { showSquad, type Squad } from './club-calls.ts'
import styles from './clubs.module.css'
import { GrowPanel } from './grow-panel.tsx'
import { SeasonChoice } from './season-choice.tsx'
import { SquadList } from './squad-list.tsx'
import { squadAddress } from './team-text.ts'

const TeamDialog = lazy(() =>
  import('./team-dialog.tsx').then((module) => ({ default: module.TeamDialog })),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), { title: t.teams, description: t.squadDescription, path: '/manage' })

/** A team's squad of a season. */
export default function SquadPage({ params: { organisationId, teamId } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const season = query.get('season') ?? `${new Date(serverNow()).getUTCFullYear()}`
  const { answer, again } = useQueryAnswer({
    key: ['club-squad', organisationId, teamId, season],
    call: () => showSquad({ organisationId, teamId, season }),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(squad) => <Page key={`${squad.team.id} ${squad.season}`} first={squad} />}
    </ConsoleFrame>
  )
}

function Page({ first }: { readonly first: Squad }) {
  const [squad, setSquad] = useState(first)
  const { season, players } = squad
  return (
    <div className={`pv-page ${shared.page}`}>
      <Head squad={squad} onChanged={setSquad} />
      <div className={styles.parts}>
        <Panel level={2} title={t.squadOf({ season })}>
          {players.length === 0 ? (
            <p className="pv-muted">{t.howASquadBegins}</p>
          ) : (
            <SquadList squad={squad} onChanged={setSquad} />
          )}
        </Panel>
        <GrowPanel squad={squad} onChanged={setSquad} />
      </div>
    </div>
  )
}

type HeadProps = { readonly squad: Squad; readonly onChanged: (squad: Squad) => void }

function Head({ squad, onChanged }: HeadProps) {
  const { organisation, team, season } = squad
  const navigate = useNavigate()
  const [isEdited, setEdited] = useState(false)
  const asked = { organisationId: organisation.id, teamId: team.id }
  return (
    <header className={shared.head}>
      <div className={shared.headText}>
        <Link
          className="pv-link pv-small"
          to={`/manage/organisations/${organisation.id}/teams?season=${season}`}
        >
          {t.teamsOf({ name: organisation.name })}
        </Link>
        <h1 className="pv-title">{team.name}</h1>
      </div>
      <div className={styles.bar}>
        <SeasonChoice
          season={season}
          seasons={[]}
          onChange={(chosen) => void navigate(squadAddress({ ...asked, season: chosen }))}
        />
        <div className={shared.actions}>
          <Button variant="outline" onClick={() => setEdited(true)}>
            {t.editTeam}
          </Button>
          <Link className={buttonClasses({ variant: 'outline' })} to={teamAddress(team)}>
            {t.viewPublicPage}
          </Link>
        </div>
      </div>
      <Suspense>
        {isEdited && (
          <TeamDialog
            organisation={organisation}
            team={squad}
            onClose={() => setEdited(false)}
            onSaved={(saved) => {
              setEdited(false)
              onChanged({ ...squad, team: saved.team, gender: saved.gender })
            }}
          />
        )}
      </Suspense>
    </header>
  )
}
