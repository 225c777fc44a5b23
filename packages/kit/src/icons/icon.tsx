import { drawingName } from '../drawing-name.ts'
import { fetched, ServerDrawnSvg } from '../islands/server-drawn.tsx'
import { IconPaths } from './icon-paths.tsx'
import styles from './icon.module.css'
import type { IconName } from './paths.ts'

type IconProps = {
  readonly name: IconName
  /** In pixels; 20 by default. */
  readonly size?: number | undefined
  readonly strokeWidth?: number | undefined
  /** The text alternative. Without it the icon is decorative. */
  readonly label?: string | undefined
}

const Paths = fetched(import.meta.env.SSR ? IconPaths : undefined, () =>
  import('./icon-paths.tsx').then((module) => module.IconPaths),
)

export function Icon({ name, size = 20, strokeWidth = 1.7, label }: IconProps) {
  return (
    <ServerDrawnSvg
      drawn={name}
      className={styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth={strokeWidth}
      {...drawingName(label)}
    >
      <Paths name={name} />
    </ServerDrawnSvg>
  )
}
