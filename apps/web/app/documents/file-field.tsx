import { FieldError } from '@pavilion/kit/field.tsx'
import { PictureButton } from '@pavilion/kit/picture-button.tsx'
import { useState } from 'react'
import * as t from '#texts/documents.ts'
import { sendFile, type SentFile } from './document-calls.ts'
import { fileText } from './document-text.ts'
import styles from './documents.module.css'
import { refusalText } from '#state/request.ts'

const TYPES = ['application/pdf', 'image/png', 'image/jpeg']
const MOST_BYTES = 5_242_880

type FileFieldProps = {
  readonly organisationId: string
  readonly file: SentFile | undefined
  readonly problem: string | undefined
  readonly onFile: (file: SentFile) => void
}

/** What is wrong with a file before it is sent. */
function wrongWith({ type, size }: File): string | undefined {
  if (!TYPES.includes(type)) return t.wrongType
  return size > MOST_BYTES ? t.tooLarge : undefined
}

/** The file of a document, or another one from the device: it is sent at once. */
export function FileField({ organisationId, file, problem, onFile }: FileFieldProps) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const take = async (chosen: File) => {
    const wrong = wrongWith(chosen)
    setRefused(wrong)
    if (wrong !== undefined) return
    setBusy(true)
    const answer = await sendFile(organisationId, chosen)
    setBusy(false)
    if (answer.ok) onFile(answer.data.data)
    else setRefused(refusalText(answer))
  }
  const told = refused ?? problem
  return (
    <fieldset className={styles.file}>
      <legend className="pv-small">{t.file}</legend>
      {file !== undefined && <p>{fileText(file)}</p>}
      <div>
        <PictureButton busy={busy} accept={TYPES.join(',')} onPicture={(one) => void take(one)}>
          {file === undefined ? t.chooseFile : t.chooseAnotherFile}
        </PictureButton>
      </div>
      <p className="pv-small pv-muted">{t.fileHelp}</p>
      <div aria-live="polite">{told !== undefined && <FieldError>{told}</FieldError>}</div>
    </fieldset>
  )
}
