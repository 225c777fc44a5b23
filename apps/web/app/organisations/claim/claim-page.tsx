import { Crest } from '@pavilion/kit/art/crest.tsx'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/claim-page.ts'
import { organisationAddress } from '#shared/addresses.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { organisationWord } from '#shared/labels.ts'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/organisations.ts'
import { organisationConsole } from '../manage/role-text.ts'
import { type ClaimStanding, showStanding } from './claim-calls.ts'
import { ClaimForm } from './claim-form.tsx'
import { Declined } from './declined.tsx'
import { OpenClaim } from './open-claim.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  ownHead(shellOf(matches), {
    title: t.askToRun,
    description: t.whoMayRun,
    path: `/manage/organisations/${params.organisationId}/claim`,
  })

/** Where somebody asks to run an organisation that nobody runs, and sees what became of it. */
export default function ClaimPage({ params: { organisationId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['claim-standing', organisationId],
    call: () => showStanding(organisationId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(standing) => <Standing key={standing.organisation.id} first={standing} />}
    </ConsoleFrame>
  )
}

function Standing({ first }: { readonly first: ClaimStanding }) {
  const [standing, setStanding] = useState(first)
  const { organisation, canClaim, isOwner } = standing
  const { name, kind } = organisation
  return (
    <div className={`pv-page ${shared.page} ${shared.narrow}`}>
      <h1 className="pv-title">{canClaim ? t.askToRunName({ name }) : name}</h1>
      <Link className={shared.offer} to={organisationAddress(organisation)}>
        <Crest name={name} size={56} />
        <span className={shared.offerText}>
          <b>{name}</b>
          <span className="pv-small pv-muted">{organisationWord(kind)}</span>
        </span>
      </Link>
      {isOwner && (
        <Over
          title={t.youRunName({ name })}
          to={organisationConsole(organisation.id)}
          action={t.goToConsole}
        />
      )}
      {!isOwner && !canClaim && (
        <Over
          title={t.somebodyRunsIt({ name })}
          to={organisationAddress(organisation)}
          action={t.viewItsPage}
        >
          {t.writeToThemInstead}
        </Over>
      )}
      {canClaim && <Asking standing={standing} onChanged={setStanding} />}
    </div>
  )
}

type AskingProps = {
  readonly standing: ClaimStanding
  readonly onChanged: (standing: ClaimStanding) => void
}

function Asking({ standing, onChanged }: AskingProps) {
  const [isChanging, setChanging] = useState(false)
  const { open, declined } = standing
  const change = (changed: ClaimStanding) => {
    setChanging(false)
    onChanged(changed)
  }
  return open !== null && !isChanging ? (
    <OpenClaim
      standing={standing}
      open={open}
      onChange={() => setChanging(true)}
      onWithdrawn={change}
    />
  ) : (
    <>
      {declined !== null && <Declined declined={declined} />}
      <ClaimForm standing={standing} onSent={change} />
    </>
  )
}

type OverProps = {
  readonly title: string
  readonly to: string
  readonly action: string
  readonly children?: string
}

/** There is nothing to ask for, and where to go instead. */
const Over = ({ title, to, action, children = '' }: OverProps) => (
  <EmptyState
    title={title}
    action={
      <Link className={buttonClasses({})} to={to}>
        {action}
      </Link>
    }
  >
    {children}
  </EmptyState>
)
