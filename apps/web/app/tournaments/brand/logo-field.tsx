import { Crest } from '@pavilion/kit/art/crest.tsx'
import { Button } from '@pavilion/kit/button.tsx'
import { PictureButton } from '@pavilion/kit/picture-button.tsx'
import { useState } from 'react'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/tournaments.ts'
import { type Picture, sendPicture } from './brand-calls.ts'
import styles from './sponsors.module.css'
import { refusalText } from '#state/request.ts'

type LogoFieldProps = {
  readonly tournamentId: string
  /** What is drawn where no logo was sent. */
  readonly name: string
  readonly picture: Picture | null
  readonly onChange: (picture: Picture | null) => void
}

const SIZE = 44

/** A logo as it will be shown, to be replaced or taken away. */
export function LogoField({ tournamentId, name, picture, onChange }: LogoFieldProps) {
  const [busy, setBusy] = useState(false)
  const sendOne = async (file: File) => {
    setBusy(true)
    const answer = await sendPicture(tournamentId, file)
    setBusy(false)
    if (answer.ok) onChange(answer.data.data)
    else toasts.add('error', refusalText(answer))
  }
  return (
    <div className={styles.logo}>
      {picture === null ? (
        <Crest name={name} size={SIZE} />
      ) : (
        <img className={styles.picture} src={picture.address} alt={t.logoOf({ name })} />
      )}
      <PictureButton busy={busy} onPicture={(file) => void sendOne(file)}>
        {t.sendALogo}
      </PictureButton>
      {picture !== null && (
        <Button variant="quiet" size="small" onClick={() => onChange(null)}>
          {t.drawItInstead}
        </Button>
      )}
    </div>
  )
}
