import type { PostText } from '@pavilion/contract/cms/editor-post.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { useShell } from '#layout/use-shell.ts'
import * as t from '#texts/cms.ts'
import styles from './editor.module.css'
import { PictureButton } from './picture-button.tsx'
import { pictureOf } from './picture-of.ts'

type SocialCardProps = {
  readonly words: PostText
  readonly onPicture: (id: string | null) => void
}

/** The preview of a shared link to the post. */
export function SocialCard({ words, onPicture }: SocialCardProps) {
  const { cover, socialPicture } = words
  const picture = socialPicture ?? cover?.id
  return (
    <>
      <Card words={words} picture={picture} />
      <div className={styles.row}>
        <PictureButton onSent={onPicture}>
          {picture ? t.useAnotherPictureForSharing : t.addAPictureForSharing}
        </PictureButton>
        {socialPicture !== null && (
          <Button variant="quiet" size="small" onClick={() => onPicture(null)}>
            {cover ? t.shareTheCover : t.removeTheSharingPicture}
          </Button>
        )}
      </div>
    </>
  )
}

type CardProps = { readonly words: PostText; readonly picture: string | undefined }

function Card({ words: { meta, title, summary }, picture }: CardProps) {
  const shell = useShell()
  return (
    <figure className={styles.social}>
      {picture && <img src={pictureOf(picture, 'share')} alt="" />}
      <figcaption>
        <small>{shell && new URL(shell.origin).host}</small>
        <b>{`${meta.title || title || t.noTitleYet} · ${shell?.site.name ?? ''}`}</b>
        <span>{meta.description || summary}</span>
      </figcaption>
    </figure>
  )
}
