import { PictureButton as Button } from '@pavilion/kit/picture-button.tsx'
import { useState } from 'react'
import { toasts } from '#state/toasts.ts'
import { sendPicture } from './editor-calls.ts'
import { refusalText } from '#state/request.ts'

type PictureButtonProps = {
  readonly children: string
  readonly onSent: (id: string) => void
}

/** Uploads a picture from the device. */
export function PictureButton({ children, onSent }: PictureButtonProps) {
  const [busy, setBusy] = useState(false)
  const send = async (file: File) => {
    setBusy(true)
    const answer = await sendPicture(file)
    setBusy(false)
    if (answer.ok) onSent(answer.data.data.id)
    else toasts.add('error', refusalText(answer))
  }
  return (
    <Button busy={busy} onPicture={(file) => void send(file)}>
      {children}
    </Button>
  )
}
