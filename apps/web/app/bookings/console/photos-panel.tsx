import type { GroundPhoto } from '@pavilion/contract/grounds/ground-facts.ts'
import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { PictureButton } from '@pavilion/kit/picture-button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import type { SubmitEvent } from 'react'
import { useState } from 'react'
import type { z } from 'zod'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/bookings.ts'
import shared from '#shared/console.module.css'
import { savePhotos, sendPhoto } from './manage-calls.ts'
import styles from './manage.module.css'
import { useForm } from '#shared/use-form.ts'
import { SaveRow } from './save-row.tsx'
import { FactsFirst } from './slots-panel.tsx'
import type { PartProps } from './use-save.ts'
import { useSave } from './use-save.ts'
import { refusalText } from '#state/request.ts'

type Photo = z.infer<typeof GroundPhoto>

/** Uploads, orders and captions a ground's photos. The first is shown large. */
export function PhotosPanel(props: PartProps) {
  const { managed, onStale } = props
  const { typed, change: set, isChanged } = useForm(() => ({ photos: managed.photos }))
  const { photos } = typed
  const setPhotos = (changed: typeof photos) => set({ photos: changed })
  const saving = useSave(props, savePhotos)
  if (managed.facts === null) return <FactsFirst />
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void saving.save(photos.map(({ id, alt }) => ({ id, alt })))
  }
  const change = (id: string, alt: string) =>
    setPhotos(photos.map((photo) => (photo.id === id ? { ...photo, alt } : photo)))
  const toFront = (first: Photo) =>
    setPhotos([first, ...photos.filter(({ id }) => id !== first.id)])
  return (
    <Panel
      level={2}
      title={t.photos}
      note={<PhotoButton isChanged={isChanged} groundId={managed.ground.id} onSent={onStale} />}
    >
      <form className={shared.form} onSubmit={submit} noValidate>
        {photos.length === 0 && <p className="pv-muted">{t.withoutPhotosThePageShows}</p>}
        <ul className={styles.photos}>
          {photos.map((photo, at) => (
            <OnePhoto
              key={photo.id}
              photo={photo}
              number={at + 1}
              onChange={(alt) => change(photo.id, alt)}
              onFirst={() => toFront(photo)}
              onRemove={() => setPhotos(photos.filter(({ id }) => id !== photo.id))}
            />
          ))}
        </ul>
        {managed.photos.length > 0 && (
          <SaveRow saving={saving} isChanged={isChanged} onStale={onStale}>
            {t.savePhotos}
          </SaveRow>
        )}
      </form>
    </Panel>
  )
}

type OnePhotoProps = {
  readonly photo: Photo
  /** The photo's position, from 1. */
  readonly number: number
  readonly onChange: (alt: string) => void
  readonly onFirst: () => void
  readonly onRemove: () => void
}

const OnePhoto = ({ photo, number, onChange, onFirst, onRemove }: OnePhotoProps) => (
  <li>
    <img src={photo.address} alt={photo.alt} width={640} height={420} loading="lazy" />
    <TextField
      label={t.caption}
      maxLength={200}
      value={photo.alt}
      onChange={({ target }) => onChange(target.value)}
    />
    <p className={shared.actions}>
      <IconButton
        icon="arrow-left"
        label={t.makePhotoNumberTheFirst({ number })}
        disabled={number === 1}
        onClick={onFirst}
      />
      <IconButton icon="trash" label={t.removePhotoNumber({ number })} onClick={onRemove} />
    </p>
  </li>
)

type PhotoButtonProps = {
  readonly isChanged: boolean
  readonly groundId: string
  readonly onSent: () => void
}

/** What is not saved would be lost with the list that a new photo brings. */
function PhotoButton({ isChanged, groundId, onSent }: PhotoButtonProps) {
  const [busy, setBusy] = useState(false)
  const send = async (file: File) => {
    setBusy(true)
    const answer = await sendPhoto(groundId, file)
    setBusy(false)
    if (!answer.ok) return toasts.add('error', refusalText(answer))
    return onSent()
  }
  if (isChanged) return t.saveBeforeAddingAnother
  return (
    <PictureButton busy={busy} onPicture={(file) => void send(file)}>
      {t.addAPhoto}
    </PictureButton>
  )
}
