import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { useState } from 'react'
import { toasts } from '#state/toasts.ts'
import styles from './desk.module.css'
import { sendPicture } from './editor-calls.ts'

type PictureButtonProps = {
  readonly children: string
  readonly onSent: (id: string) => void
}

/** Sends a picture from the device. */
export function PictureButton({ children, onSent }: PictureButtonProps) {
  const [busy, setBusy] = useState(false)
  const send = async (file: File) => {
    setBusy(true)
    const answer = await sendPicture(file)
    setBusy(false)
    if (answer.ok) onSent(answer.data.data.id)
    else toasts.add('error', answer.errors[0]?.message ?? answer.message)
  }
  return (
    <label
      className={classes(buttonClasses({ variant: 'outline', size: 'small' }), styles.picture)}
    >
      {busy ? 'Sending…' : children}
      <input
        type="file"
        className="pv-hidden"
        accept="image/jpeg,image/png,image/webp,image/avif"
        disabled={busy}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void send(file)
          target.value = ''
        }}
      />
    </label>
  )
}
