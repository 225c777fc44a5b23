import { buttonClasses } from './button.tsx'
import { classes } from './classes.ts'
import styles from './picture-button.module.css'

type PictureButtonProps = {
  readonly children: string
  readonly busy: boolean
  readonly onPicture: (file: File) => void
}

/** Takes a picture from the device. */
export function PictureButton({ children, busy, onPicture }: PictureButtonProps) {
  return (
    <label
      className={classes(buttonClasses({ variant: 'outline', size: 'small' }), styles.button)}
      aria-busy={busy || undefined}
    >
      {busy ? 'Sending…' : children}
      <input
        type="file"
        className="pv-hidden"
        accept="image/jpeg,image/png,image/webp,image/avif"
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
