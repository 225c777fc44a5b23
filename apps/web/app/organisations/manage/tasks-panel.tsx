import { Panel } from '@pavilion/kit/panel.tsx'
import { Link } from 'react-router'
import shared from '#shared/console.module.css'
import { NotLoaded } from '#shared/not-loaded.tsx'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/organisations.ts'
import { organisationConsole } from './role-text.ts'
import { listTasks, type Task } from './manage-calls.ts'

type Shown = {
  readonly says: (task: { readonly name: string; readonly count: number }) => string
  readonly address: (id: string) => string
}

const inOrganisation = (section: string) => (id: string) => `/manage/organisations/${id}/${section}`
const inTournament = (tab: string) => (id: string) => `/manage/tournaments/${id}?tab=${tab}`

/** What each kind of task is called, and where it is done. */
const kinds: Readonly<Record<Task['kind'], Shown>> = {
  'join-request': { says: t.joinRequestsWait, address: inOrganisation('players') },
  availability: { says: t.availabilityWaits, address: () => '/my-cricket' },
  affiliation: { says: t.affiliationsWait, address: inOrganisation('affiliations') },
  registration: { says: t.registrationsWait, address: inOrganisation('register') },
  'transfer-release': { says: t.releasesWait, address: inOrganisation('register') },
  'transfer-approval': { says: t.transfersWait, address: inOrganisation('register') },
  'tournament-entry': { says: t.entriesWait, address: inTournament('teams') },
  'result-dispute': { says: t.disputesWait, address: inTournament('fixtures') },
  discipline: {
    says: t.disciplineWaits,
    address: (id) => `/manage/tournaments/${id}/discipline`,
  },
  lead: { says: t.leadsWait, address: inOrganisation('leads') },
  'organisation-claim': {
    says: t.claimsWait,
    address: (id) => organisationConsole(id, 'people'),
  },
  appointment: { says: t.appointmentsWait, address: () => '/my-cricket/appointments' },
  'fees-due': { says: t.feesWait, address: () => '/my-cricket/fees' },
  'document-lapsing': { says: t.documentsWait, address: inOrganisation('documents') },
  'message-unseen': { says: t.messagesWait, address: () => '/my-cricket/messages' },
  'stand-in': { says: t.standInsWait, address: () => '/my-cricket' },
  'result-answer': { says: t.resultsWait, address: () => '/manage/tournaments' },
}

/** What waits for an answer of the account; nothing while there is none. */
export function TasksPanel() {
  const { answer, again } = useQueryAnswer({ key: ['own-tasks'], call: listTasks, keep: false })
  const tasks = answer?.ok ? answer.data.data : []
  if (answer?.ok === false) return <NotLoaded answer={answer} again={again} />
  if (tasks.length === 0) return null
  return (
    <Panel level={2} title={t.waitingForYou}>
      <ul className={shared.rows}>
        {tasks.map(({ kind, of: { id, name }, count }) => (
          <li key={`${kind} ${id}`}>
            <Link className="pv-link" to={kinds[kind].address(id)}>
              {kinds[kind].says({ name, count })}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
