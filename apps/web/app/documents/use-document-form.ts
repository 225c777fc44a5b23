import { useState } from 'react'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
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
  const { typed, change, busy, problems, ...form } = useForm(() => typedOf(document))
  const [file, setFile] = useState<SentFile | undefined>(document?.file)
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
  const chooseFile = (chosen: SentFile) => {
    setFile(chosen)
    form.setProblems({})
  }
  const onSubmit = form.onSubmit(send)
  return { typed, change, file, chooseFile, busy, problems, onSubmit }
}
