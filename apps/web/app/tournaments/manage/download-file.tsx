import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { saveFile } from '#shared/save-file.ts'
import type { Answer } from '#state/request.ts'
import { toasts } from '#state/toasts.ts'

type DownloadFileProps = {
  readonly label: string
  /** With its ending. */
  readonly name: string
  readonly read: () => Promise<Answer<Blob>>
}

/** Saves a file that the server writes. */
export function DownloadFile({ label, name, read }: DownloadFileProps) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const answer = await read()
    setBusy(false)
    if (answer.ok) saveFile(answer.data, name)
    else toasts.add('error', answer.message)
  }
  return (
    <Button variant="quiet" busy={busy} onClick={() => void download()}>
      {label}
    </Button>
  )
}
