import { Crest } from '@pavilion/kit/art/crest.tsx'
import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { Link } from 'react-router'
import type { Route } from './+types/own-tournaments-page.ts'
import { useShell } from '#layout/use-shell.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import { dayRange } from '#shared/dates.ts'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import styles from './manage/console.module.css'
import { OwnMatches } from './manage/own-matches.tsx'
import { listOwn, listOwnEntries, withdrawEntry } from './manage/tournament-calls.ts'
import type { OwnEntries, OwnTournaments } from './manage/tournament-calls.ts'
import { useChange } from '#shared/use-change.ts'
import { TeamCrest } from '#shared/team-crest.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.yourTournaments,
    description: t.tournamentsYouRun,
    path: '/manage/tournaments',
  })

const newLink = (
  <Link className={buttonClasses({})} to="/manage/tournaments/new">
    {t.newTournament}
  </Link>
)

/** The tournaments that the account runs, and those that its teams play in. */
export default function OwnTournamentsPage() {
  const { answer, again } = useQueryAnswer({ key: ['own-tournaments'], call: listOwn })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(own) => (
        <div className={`pv-page ${shared.page}`}>
          <header className={shared.head}>
            <div className={shared.headText}>
              <Link className="pv-link pv-small" to="/manage">
                {t.manage}
              </Link>
              <h1 className="pv-title">{t.yourTournaments}</h1>
            </div>
            {own.length > 0 && newLink}
          </header>
          {own.length === 0 ? (
            <EmptyState title={t.noTournamentYet} action={newLink}>
              {t.whatATournamentTakes}
            </EmptyState>
          ) : (
            <ul className={styles.rows}>
              {own.map((one) => (
                <li key={one.tournament.id}>
                  <Row own={one} />
                </li>
              ))}
            </ul>
          )}
          <TeamsEntered />
          <OwnMatches />
        </div>
      )}
    </ConsoleFrame>
  )
}

function Row({ own }: { readonly own: OwnTournaments[number] }) {
  const locale = useShell()?.site.locale ?? 'en'
  const { tournament, startsOn, endsOn, city, teams, isPublished } = own
  return (
    <Link className={styles.row} to={`/manage/tournaments/${tournament.id}`}>
      <Crest name={tournament.name} size={44} />
      <span className={styles.text}>
        <b>{tournament.name}</b>
        <span className="pv-small pv-muted">
          {[dayRange(startsOn, endsOn, locale), city, t.teamsIn({ count: teams })]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      <Tag tone={isPublished ? 'positive' : 'neutral'}>{isPublished ? t.isPublic : t.draft}</Tag>
    </Link>
  )
}

const words = {
  invited: t.invited,
  requested: t.waitsForTheOrganiser,
  accepted: t.plays,
  declined: t.declined,
  withdrawn: t.withdrawn,
} as const

/** The teams that the account has entered in tournaments of others. */
function TeamsEntered() {
  const { answer, again } = useQueryAnswer({ key: ['own-entries'], call: listOwnEntries })
  const { busy, change } = useChange(again)
  const entries: OwnEntries = answer?.ok ? answer.data.data : []
  if (entries.length === 0) return null
  return (
    <section>
      <SectionHeading title={t.teamsYouEntered} />
      <ul className={styles.list}>
        {entries.map(({ id, team, tournament, status }) => (
          <li key={id}>
            <TeamCrest team={team} size={36} />
            <span className={styles.text}>
              <b>{team.name}</b>
              <span className="pv-small pv-muted">{tournament.name}</span>
            </span>
            <Tag>{words[status]}</Tag>
            {status === 'accepted' && (
              <Link
                className={buttonClasses({ variant: 'outline', size: 'small' })}
                to={`/manage/tournaments/squads/${id}`}
                aria-label={t.squadOf({ name: team.name })}
              >
                {t.squad}
              </Link>
            )}
            {(status === 'requested' || status === 'accepted') && (
              <Button
                size="small"
                variant="quiet"
                busy={busy === id}
                aria-label={t.withdrawName({ name: team.name })}
                onClick={() => void change(id, () => withdrawEntry(id))}
              >
                {t.withdraw}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
