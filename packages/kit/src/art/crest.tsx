import { use } from 'react'
import { drawingName } from '../drawing-name.ts'
import { fetched, ServerDrawnSvg } from '../islands/server-drawn.tsx'
import { Among } from './among.ts'
import { CrestDrawing } from './crest-drawing.tsx'
import styles from './crest.module.css'

type CrestProps = {
  /** The club's name, which seeds the drawing. */
  readonly name: string
  /** In pixels; up to 26 the monogram is shown instead of the charge. */
  readonly size?: number | undefined
  /** Two or three letters to use instead of the initials. */
  readonly code?: string | undefined
  /** Those of the club, instead of the colours that follow from its name; "#0f5132". */
  readonly colours?: { readonly first: string; readonly second: string } | undefined
  /** An uploaded crest takes precedence over the drawing. */
  readonly image?: string | null | undefined
  /** The text alternative; leave out when the name is beside the crest. */
  readonly label?: string | undefined
}

const Drawing = fetched(import.meta.env.SSR ? CrestDrawing : undefined, () =>
  import('./crest-drawing.tsx').then((module) => module.CrestDrawing),
)

export function Crest({ name, size = 40, code, colours, image, label }: CrestProps) {
  const among = use(Among)
  if (image) {
    return (
      <img
        className={styles.image}
        src={image}
        width={size}
        height={size}
        alt={label ?? ''}
        loading="lazy"
      />
    )
  }
  return (
    <ServerDrawnSvg
      drawn={[name, size, code, colours?.first, colours?.second, ...among].join()}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      {...drawingName(label)}
    >
      <Drawing name={name} size={size} code={code} colours={colours} />
    </ServerDrawnSvg>
  )
}
