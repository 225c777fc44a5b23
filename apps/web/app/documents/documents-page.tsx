import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Link } from 'react-router'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Route } from './+types/documents-page.ts'
import { organisationAddress } from '#shared/addresses.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/documents.ts'
import { type Documents, listDocuments } from './document-calls.ts'
import { DocumentsPanel } from './documents-panel.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.documents,
    description: t.whatDocumentsAre,
    path: '/manage',
  })

/** What an organisation keeps on file, as far as the account may see it. */
export default function DocumentsPage({ params: { organisationId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['documents', organisationId],
    call: () => listDocuments(organisationId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(documents) => <Page key={documents.organisation.id} first={documents} />}
    </ConsoleFrame>
  )
}

function Page({ first }: { readonly first: Documents }) {
  const [documents, setDocuments] = useState(first)
  return (
    <Surroundings documents={documents}>
      <DocumentsPanel documents={documents} onChanged={setDocuments} />
    </Surroundings>
  )
}

type SurroundingsProps = { readonly documents: Documents; readonly children: ReactNode }

/** The console of those who have one; a page of its own for other members. */
function Surroundings({ documents, children }: SurroundingsProps) {
  const { organisation, isManager, isCoach } = documents
  if (isManager || isCoach) {
    return (
      <OrganisationConsole organisation={organisation} isManager={isManager} current="documents">
        {children}
      </OrganisationConsole>
    )
  }
  return (
    <div className={`pv-page ${shared.page}`}>
      <header className={shared.head}>
        <div className={shared.headText}>
          <Link className="pv-link pv-small" to="/manage">
            {t.manage}
          </Link>
          <h1 className="pv-title">{organisation.name}</h1>
        </div>
        <Link
          className={buttonClasses({ variant: 'outline' })}
          to={organisationAddress(organisation)}
        >
          {t.publicPage}
        </Link>
      </header>
      {children}
    </div>
  )
}
