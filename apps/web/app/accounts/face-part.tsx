import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { Button } from '@pavilion/kit/button.tsx'
import { PictureButton } from '@pavilion/kit/picture-button.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Answer } from '#state/request.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/accounts.ts'
import type { Profile } from './account-calls.ts'
import styles from './own-page.module.css'
import { removeAvatar, uploadAvatar } from './own-calls.ts'
import { refusalText } from '#state/request.ts'

const MOST_BYTES = 5 * 1_048_576

type FacePartProps = {
  readonly profile: Profile
  /** For example "Pavilion PRO". */
  readonly plan: string
  readonly onSaved: (profile: Profile) => void
}

/** The account's name, plan and picture: an uploaded one, or a drawing. */
export function FacePart({ profile, plan, onSaved }: FacePartProps) {
  const [busy, setBusy] = useState<'sending' | 'removing'>()
  const run = async (
    what: 'sending' | 'removing',
    call: () => Promise<Answer<{ readonly message: string; readonly data: Profile }>>,
  ) => {
    setBusy(what)
    const answer = await call()
    setBusy(undefined)
    if (!answer.ok) return toasts.add('error', refusalText(answer))
    toasts.add('success', answer.data.message)
    return onSaved(answer.data.data)
  }
  const send = (file: File) => {
    if (file.size > MOST_BYTES) return toasts.add('error', t.picturesCanBeUp)
    return void run('sending', () => uploadAvatar(file))
  }
  return (
    <div className={styles.you}>
      <Avatar key={profile.avatar} name={profile.name} size={104} image={profile.avatar} />
      <div className={styles.who}>
        <p className={styles.name}>
          {profile.name} <Tag>{plan}</Tag>
          <Link className="pv-link pv-small" to="/user/my-plan">
            {t.myPlan}
          </Link>
        </p>
        <div className={styles.actions}>
          <PictureButton busy={busy === 'sending'} onPicture={send}>
            {profile.avatar === null ? t.addAPicture : t.changePicture}
          </PictureButton>
          {profile.avatar !== null && (
            <Button
              variant="quiet"
              size="small"
              busy={busy === 'removing'}
              onClick={() => void run('removing', removeAvatar)}
            >
              {t.removePicture}
            </Button>
          )}
        </div>
        <p className={styles.hint}>{t.jpegPngWebpOrAvif}</p>
      </div>
    </div>
  )
}
