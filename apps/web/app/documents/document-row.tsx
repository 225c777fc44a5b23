import { Button } from '@pavilion/kit/button.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import shared from '#shared/console.module.css'
import { saveFile } from '#shared/save-file.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/documents.ts'
import { loadFile, type OneDocument } from './document-calls.ts'
import {
  fileName,
  fileText,
  lastDayText,
  purposeText,
  readersText,
  stateText,
  stateTone,
} from './document-text.ts'
import styles from './documents.module.css'

type RowProps = {
  readonly organisationId: string
  readonly document: OneDocument
  readonly isManager: boolean
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** What a document is, whether it is valid, and what can be done with it. */
export function DocumentRow(props: RowProps) {
  const { organisationId, document, isManager, onEdit, onRemove } = props
  const { title, purpose, about, seenBy, state, file } = document
  const locale = useShell()?.site.locale ?? 'en'
  const facts = [purposeText[purpose], ...(about === null ? [] : [about.name]), fileText(file)]
  return (
    <>
      <span className={styles.text}>
        <span className={styles.title}>
          <b>{title}</b>
          <Tag tone={stateTone[state]}>{stateText[state]}</Tag>
        </span>
        <span className="pv-small">{lastDayText(document, locale)}</span>
        <span className="pv-small pv-muted">{facts.join(' · ')}</span>
        {isManager && (
          <span className="pv-small pv-muted">{t.visibleTo({ readers: readersText[seenBy] })}</span>
        )}
      </span>
      <span className={shared.actions}>
        <DownloadButton organisationId={organisationId} document={document} />
        {isManager && (
          <>
            <Button variant="outline" aria-label={t.editTitle({ title })} onClick={onEdit}>
              {t.edit}
            </Button>
            <Button variant="quiet" aria-label={t.removeTitle({ title })} onClick={onRemove}>
              {t.remove}
            </Button>
          </>
        )}
      </span>
    </>
  )
}

function DownloadButton(props: Pick<RowProps, 'organisationId' | 'document'>) {
  const { organisationId, document } = props
  const { id: documentId, title } = document
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const answer = await loadFile({ organisationId, documentId })
    setBusy(false)
    if (answer.ok) saveFile(answer.data, fileName(document))
    else toasts.add('error', answer.message)
  }
  return (
    <Button
      variant="outline"
      busy={busy}
      aria-label={t.downloadTitle({ title })}
      onClick={() => void download()}
    >
      {t.download}
    </Button>
  )
}
