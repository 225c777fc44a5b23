import * as t from '#texts/kit.ts'
import { buttonClasses } from './button.tsx'
import { classes } from './classes.ts'
import styles from './picture-button.module.css'

type PictureButtonProps = {
  readonly children: string
  readonly busy: boolean
  readonly onPicture: (file: File) => void
  /** The types of file that are taken instead of those of pictures. */
  readonly accept?: string
}

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif'

/** Takes a picture, or another file, from the device. */
export function PictureButton(props: PictureButtonProps) {
  const { children, busy, onPicture, accept = PICTURES } = props
  return (
    <label
      className={classes(buttonClasses({ variant: 'outline', size: 'small' }), styles.button)}
      aria-busy={busy || undefined}
    >
      {busy ? t.sending : children}
      <input
        type="file"
        className="pv-hidden"
        accept={accept}
        disabled={busy}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onPicture(file)
          target.value = ''
        }}
      />
    </label>
  )
}
