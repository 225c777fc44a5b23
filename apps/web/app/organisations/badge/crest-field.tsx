import { Crest } from '@pavilion/kit/art/crest.tsx'
import { Button } from '@pavilion/kit/button.tsx'
import { PictureButton } from '@pavilion/kit/picture-button.tsx'
import { useState } from 'react'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/organisations.ts'
import { type ManagedBadge, sendCrest } from './badge-calls.ts'
import styles from './badge.module.css'
import { refusalText } from '#state/request.ts'

type CrestFieldProps = Pick<ManagedBadge, 'crest' | 'colours'> & {
  readonly organisationId: string
  readonly name: string
  readonly onChange: (crest: ManagedBadge['crest']) => void
}

const SIZE = 96

/** The crest as it will be shown, to be replaced or drawn. */
export function CrestField({ organisationId, name, crest, colours, onChange }: CrestFieldProps) {
  const [busy, setBusy] = useState(false)
  const sendOne = async (file: File) => {
    setBusy(true)
    const answer = await sendCrest(organisationId, file)
    setBusy(false)
    if (answer.ok) onChange(answer.data.data)
    else toasts.add('error', refusalText(answer))
  }
  return (
    <div className={styles.crest}>
      <Crest
        name={name}
        size={SIZE}
        image={crest?.address}
        colours={colours ?? undefined}
        label={t.crestOf({ name })}
      />
      <div className={styles.choices}>
        <PictureButton busy={busy} onPicture={(file) => void sendOne(file)}>
          {t.uploadACrest}
        </PictureButton>
        {crest !== null && (
          <Button variant="quiet" size="small" onClick={() => onChange(null)}>
            {t.useADrawnCrest}
          </Button>
        )}
        <p className="pv-small pv-muted">{t.whereTheCrestIsShown}</p>
      </div>
    </div>
  )
}
