import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { saveFile } from '#shared/save-file.ts'
import type { Answer } from '#state/request.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/associations.ts'

type FileButtonProps = { readonly name: string; readonly call: () => Promise<Answer<Blob>> }

/** Downloads what a call answers as a CSV file of this name. */
export function FileButton({ name, call }: FileButtonProps) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const answer = await call()
    setBusy(false)
    if (!answer.ok) return toasts.add('error', answer.message)
    return saveFile(answer.data, name)
  }
  return (
    <Button variant="outline" busy={busy} onClick={() => void download()}>
      {t.downloadCsv}
    </Button>
  )
}
