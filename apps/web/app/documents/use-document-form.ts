import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { settle, useSubmission } from '#shared/use-submission.ts'
import { randomId } from '#state/random-id.ts'
import * as t from '#texts/documents.ts'
import {
  type Documents,
  type Fields,
  type OneDocument,
  saveDocument,
  type SentFile,
} from './document-calls.ts'

export type DocumentFormProps = {
  readonly documents: Documents
  /** Undefined for a new one. */
  readonly document: OneDocument | undefined
  readonly onChanged: (documents: Documents) => void
  readonly onClose: () => void
}

type Typed = Omit<Fields, 'fileId'>

const emptyForm: Typed = {
  purpose: 'insurance',
  title: '',
  aboutId: null,
  expiresOn: null,
  seenBy: 'managers',
}

function typedOf(document: DocumentFormProps['document']): Typed {
  if (document === undefined) return emptyForm
  const { purpose, title, about, expiresOn, seenBy } = document
  return { purpose, title, aboutId: about?.id ?? null, expiresOn, seenBy }
}

/** What is typed of a document, and saving it: the id stays the same however often that is tried. */
export function useDocumentForm(props: DocumentFormProps) {
  const { documents, document, onChanged, onClose } = props
  const [documentId] = useState(() => document?.id ?? randomId())
  const [typed, setTyped] = useState(() => typedOf(document))
  const [file, setFile] = useState<SentFile | undefined>(document?.file)
  const { busy, problems, setProblems, submit } = useSubmission()
  const send = async () => {
    if (file === undefined) return { fileId: t.noFile }
    const organisationId = documents.organisation.id
    const fields = { ...typed, fileId: file.id }
    const answer = await saveDocument({ organisationId, documentId, fields })
    const onDone = (saved: Documents) => {
      onChanged(saved)
      onClose()
    }
    return settle(answer, { part: 'fields.', otherwise: 'fileId', onDone })
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget, send)
  }
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }))
  const chooseFile = (chosen: SentFile) => {
    setFile(chosen)
    setProblems({})
  }
  return { typed, change, file, chooseFile, busy, problems, onSubmit }
}
