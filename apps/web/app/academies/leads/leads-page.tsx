import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { lazy, Suspense, useState } from 'react'
import type { Route } from './+types/leads-page.ts'
import { useShell } from '#layout/use-shell.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { briefDay } from '#shared/dates.ts'
import { shellOf } from '#shared/head.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/academies.ts'
import styles from '../programmes/plan.module.css'
import { type Lead, type Leads, showLeads } from './lead-calls.ts'
import { becauseText, stateText } from './lead-text.ts'

const LeadDialog = lazy(() =>
  import('./lead-dialog.tsx').then((module) => ({ default: module.LeadDialog })),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), { title: t.leads, description: t.whatLeadsAre, path: '/manage' })

/** Who has asked about training, who follows it up, and what became of it. */
export default function LeadsPage({ params: { organisationId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['academy-leads', organisationId],
    call: () => showLeads(organisationId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(told) => (
        <OrganisationConsole
          organisation={told.organisation}
          isManager={told.isManager}
          current="leads"
        >
          <Parts key={told.organisation.id} first={told} />
        </OrganisationConsole>
      )}
    </ConsoleFrame>
  )
}

const isSettled = ({ state }: Lead) => state === 'enrolled' || state === 'lost'

function Parts({ first }: { readonly first: Leads }) {
  const [told, setTold] = useState(first)
  const [opened, setOpened] = useState<Lead | 'new'>()
  const add = <Button onClick={() => setOpened('new')}>{t.addCaller}</Button>
  return (
    <>
      {told.leads.length === 0 ? (
        <EmptyState level={2} title={t.noLeadsYet} action={add}>
          {t.whatLeadsAre}
        </EmptyState>
      ) : (
        <div className={shared.head}>
          <p className="pv-muted">{t.whatLeadsAre}</p>
          {add}
        </div>
      )}
      <LeadPanels told={told} onOpen={setOpened} />
      <Suspense>
        {opened !== undefined && (
          <LeadDialog
            told={told}
            lead={opened === 'new' ? undefined : opened}
            onClose={() => setOpened(undefined)}
            onChanged={(changed) => {
              setOpened(undefined)
              setTold(changed)
            }}
          />
        )}
      </Suspense>
    </>
  )
}

type LeadPanelsProps = { readonly told: Leads; readonly onOpen: (lead: Lead) => void }

function LeadPanels({ told, onOpen }: LeadPanelsProps) {
  const parts = [
    { title: t.toFollowUp, of: told.leads.filter((lead) => !isSettled(lead)) },
    { title: t.settledLeads, of: told.leads.filter(isSettled) },
  ].filter(({ of }) => of.length > 0)
  return parts.map(({ title, of }) => (
    <Panel key={title} level={2} title={title}>
      <ul className={shared.rows}>
        {of.map((lead) => (
          <li key={lead.id}>
            <LeadText told={told} lead={lead} />
            <Button
              size="small"
              variant="outline"
              aria-label={t.openLeadOf({ name: lead.name })}
              onClick={() => onOpen(lead)}
            >
              {t.open}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  ))
}

type LeadTextProps = { readonly told: Leads; readonly lead: Lead }

/** What there is to know of a lead, in short. */
function factsOf(lead: Lead, told: Leads, locale: string): string {
  const { phone, email, lostBecause, followOn, followerId, programmeId } = lead
  const programme = told.programmes.find(({ id }) => id === programmeId)?.name
  const follower = told.coaches.find(({ accountId }) => accountId === followerId)?.name
  const name = follower ?? t.anybody
  const isOpen = followOn !== null && !isSettled(lead)
  const facts = [
    phone,
    email,
    programme,
    lostBecause && becauseText[lostBecause],
    isOpen && t.followUpOn({ day: briefDay(followOn, locale), name }),
  ]
  return facts.filter(Boolean).join(' · ')
}

function LeadText({ told, lead }: LeadTextProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { name, state, question } = lead
  return (
    <span className={styles.text}>
      <span className={shared.actions}>
        <b>{name}</b>
        <Tag tone={state === 'new' ? 'warning' : 'neutral'}>{stateText[state]}</Tag>
      </span>
      {question !== '' && <span>{question}</span>}
      <span className="pv-small pv-muted">{factsOf(lead, told, locale)}</span>
    </span>
  )
}
