import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { Link } from 'react-router'
import type { Route } from './+types/manage-page.ts'
import { organisationAddress } from '#shared/addresses.ts'
import { shellOf } from '#shared/head.ts'
import { memberRolesLine, organisationWord } from '#shared/labels.ts'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import { listOwn } from './manage/manage-calls.ts'
import type { OwnOrganisations } from './manage/manage-calls.ts'
import styles from './manage/manage.module.css'
import { OwnTournaments } from './manage/own-tournaments.tsx'
import { TasksPanel } from './manage/tasks-panel.tsx'
import { coachConsole, organisationConsole } from './manage/role-text.ts'
import { OrganisationCrest } from '#shared/organisation-crest.tsx'
import * as t from '#texts/organisations.ts'
import shared from '#shared/console.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.manage,
    description: t.organisationsWithARole,
    path: '/manage',
  })

const startLink = (
  <Link className={buttonClasses({})} to="/manage/organisations/new">
    {t.startAClub}
  </Link>
)

/** Everything that the account manages. */
export default function ManagePage() {
  const { answer, again } = useQueryAnswer({ key: ['own-organisations'], call: listOwn })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(own) => (
        <div className={`pv-page ${shared.page}`}>
          <header className={shared.head}>
            <h1 className="pv-title">{t.manage}</h1>
            {own.length > 0 && startLink}
          </header>
          <TasksPanel />
          <OtherConsoles />
          <OwnTournaments />
          {own.length === 0 ? (
            <EmptyState title={t.noClubYet} action={startLink}>
              {t.startOrOpenTheLink}
            </EmptyState>
          ) : (
            <section>
              <SectionHeading small title={t.yourOrganisations} />
              <ul className={styles.rows}>
                {own.map((one) => (
                  <li key={one.organisation.id}>
                    <Row own={one} />
                    {!hasConsole(one) && <DocumentsLink own={one} />}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </ConsoleFrame>
  )
}

const others = [
  { to: '/my-cricket', icon: 'calendar', title: t.myCricket, says: t.whatClubsAsk },
  { to: '/my-academy', icon: 'users', title: t.myAcademy, says: t.whereYouTrain },
  { to: '/manage/tournaments', icon: 'trophy', title: t.tournaments, says: t.runATournament },
  { to: '/manage/matches/new', icon: 'ball', title: t.matches, says: t.scoreAMatch },
] as const

/** What every account may run, besides clubs, and what its clubs ask of it. */
function OtherConsoles() {
  return (
    <ul className={styles.ways}>
      {others.map(({ to, icon, title, says }) => (
        <li key={to}>
          <Link className={styles.row} to={to}>
            <Icon name={icon} />
            <span className={styles.text}>
              <b>{title}</b>
              <span className="pv-small pv-muted">{says}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

type RowProps = { readonly own: OwnOrganisations[number] }

function Row({ own }: RowProps) {
  const { organisation, roles, members, teams, isManager } = own
  const { id, name, kind, isSample } = organisation
  return (
    <Link className={styles.row} to={isManager ? organisationConsole(id) : homeOf(own)}>
      <OrganisationCrest organisation={organisation} size={44} />
      <span className={styles.text}>
        <b>{name}</b>
        <span className="pv-small pv-muted">
          {teams === 0
            ? t.kindMembers({ kind: organisationWord(kind), members })
            : t.kindMembersTeams({ kind: organisationWord(kind), members, teams })}
        </span>
      </span>
      <span className={styles.tags}>
        {isSample && <Tag>{t.sample}</Tag>}
        <Tag tone={isManager ? 'positive' : 'neutral'}>{memberRolesLine(roles)}</Tag>
      </span>
    </Link>
  )
}

const hasConsole = ({ isManager, roles }: RowProps['own']) => isManager || roles.includes('coach')

/** What members are shown of the documents, without a console around it. */
const DocumentsLink = ({ own: { organisation } }: RowProps) => (
  <Link className="pv-link pv-small" to={`${organisationConsole(organisation.id)}/documents`}>
    {t.documentsOf({ name: organisation.name })}
  </Link>
)

/** Coaches run the teams, or the sessions of an academy; others have the public page. */
const homeOf = ({ organisation, roles }: RowProps['own']): string =>
  roles.includes('coach')
    ? coachConsole(organisation.id, organisation.kind)
    : organisationAddress(organisation)
