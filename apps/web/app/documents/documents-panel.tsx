import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { lazy, Suspense, useState } from 'react'
import shared from '#shared/console.module.css'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/documents.ts'
import { type Documents, type OneDocument, removeDocument } from './document-calls.ts'
import { DocumentRow } from './document-row.tsx'

const DocumentDialog = lazy(() =>
  import('./document-dialog.tsx').then((module) => ({ default: module.DocumentDialog })),
)
const ConfirmDialog = lazy(() =>
  import('#shared/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

type PanelProps = {
  readonly documents: Documents
  readonly onChanged: (documents: Documents) => void
}

/** A document that is edited, added or about to be removed. */
type Opened = {
  readonly what: 'edit' | 'add' | 'remove'
  readonly document?: OneDocument
}

export function DocumentsPanel({ documents, onChanged }: PanelProps) {
  const { organisation, isManager, documents: rows } = documents
  const [opened, setOpened] = useState<Opened>()
  const add = (
    <Button size="small" onClick={() => setOpened({ what: 'add' })}>
      {t.addDocument}
    </Button>
  )
  return (
    <Panel level={2} title={t.documents} note={isManager && rows.length > 0 ? add : undefined}>
      {rows.length === 0 ? (
        <EmptyState level={3} title={t.noDocuments} action={isManager ? add : undefined}>
          {isManager ? t.whatDocumentsAre : t.nothingToShow}
        </EmptyState>
      ) : (
        <>
          <p className="pv-muted">{isManager ? t.whatDocumentsAre : t.whatMembersSee}</p>
          <ul className={shared.rows}>
            {rows.map((document) => (
              <li key={document.id}>
                <DocumentRow
                  organisationId={organisation.id}
                  document={document}
                  isManager={isManager}
                  onEdit={() => setOpened({ what: 'edit', document })}
                  onRemove={() => setOpened({ what: 'remove', document })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Suspense>
        <OpenedDialog
          opened={opened}
          documents={documents}
          onChanged={onChanged}
          onClose={() => setOpened(undefined)}
        />
      </Suspense>
    </Panel>
  )
}

type OpenedProps = PanelProps & {
  readonly opened: Opened | undefined
  readonly onClose: () => void
}

function OpenedDialog({ opened, documents, onChanged, onClose }: OpenedProps) {
  if (opened === undefined) return null
  const { what, document } = opened
  if (what !== 'remove') {
    return (
      <DocumentDialog
        documents={documents}
        document={document}
        onChanged={onChanged}
        onClose={onClose}
      />
    )
  }
  if (document === undefined) return null
  const { id: documentId, title } = document
  const remove = async () => {
    const organisationId = documents.organisation.id
    const answer = await removeDocument({ organisationId, documentId })
    toasts.add(answer.ok ? 'success' : 'error', answer.ok ? answer.data.message : answer.message)
    if (answer.ok) onChanged(answer.data.data)
  }
  return (
    <ConfirmDialog
      title={t.removeAsk({ title })}
      lead={t.removeLead}
      action={t.remove}
      onClose={onClose}
      onConfirm={remove}
    />
  )
}
