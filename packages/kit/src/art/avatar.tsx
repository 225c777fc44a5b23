import { classes } from '../classes.ts'
import { drawingName } from '../drawing-name.ts'
import { fetched, ServerDrawnSvg } from '../islands/server-drawn.tsx'
import styles from './avatar.module.css'
import { Bust } from './bust.tsx'

type AvatarProps = {
  readonly name: string
  /** The club whose shirt is drawn; by default the shirt depends on the player's name. */
  readonly club?: string | null | undefined
  readonly size?: number | undefined
  /** `card` is square with a paper margin, as in a set of legends. */
  readonly shape?: 'round' | 'square' | 'card' | undefined
  /** An uploaded portrait takes precedence over the drawing. */
  readonly image?: string | null | undefined
  /** The text alternative; leave out when the name is beside the portrait. */
  readonly label?: string | undefined
}

const Drawing = fetched(import.meta.env.SSR ? Bust : undefined, () =>
  import('./bust.tsx').then((module) => module.Bust),
)

export function Avatar({ name, club, size = 40, shape = 'round', image, label }: AvatarProps) {
  const className = classes(styles.avatar, styles[shape])
  if (image) {
    return (
      <img
        className={className}
        src={image}
        width={size}
        height={size}
        alt={label ?? ''}
        loading="lazy"
      />
    )
  }
  const shirt = club ?? name
  return (
    <ServerDrawnSvg
      drawn={`${name},${shirt}`}
      className={className}
      width={size}
      height={size}
      viewBox="0 0 96 96"
      {...drawingName(label)}
    >
      <Drawing name={name} club={shirt} />
    </ServerDrawnSvg>
  )
}
