import { drawingName } from '../drawing-name.ts'
import { fetched, ServedSvg } from '../served.tsx'
import { IconPaths } from './icon-paths.tsx'
import styles from './icon.module.css'
import type { IconName } from './paths.ts'

type IconProps = {
  readonly name: IconName
  /** Pixels; 20 unless told. */
  readonly size?: number | undefined
  readonly strokeWidth?: number | undefined
  /** Read aloud. Without it the icon is decoration. */
  readonly label?: string | undefined
}

const Paths = fetched(import.meta.env.SSR ? IconPaths : undefined, () =>
  import('./icon-paths.tsx').then((module) => module.IconPaths),
)

export function Icon({ name, size = 20, strokeWidth = 1.7, label }: IconProps) {
  return (
    <ServedSvg
      drawn={name}
      className={styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth={strokeWidth}
      {...drawingName(label)}
    >
      <Paths name={name} />
    </ServedSvg>
  )
}
