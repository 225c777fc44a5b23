import { drawingName } from '../drawing-name.ts'
import styles from './icon.module.css'
import { iconPaths } from './paths.ts'
import type { IconName } from './paths.ts'

type IconProps = {
  readonly name: IconName
  /** Pixels; 20 unless told. */
  readonly size?: number | undefined
  readonly strokeWidth?: number | undefined
  /** Read aloud. Without it the icon is decoration. */
  readonly label?: string | undefined
}

export function Icon({ name, size = 20, strokeWidth = 1.7, label }: IconProps) {
  return (
    <svg
      className={styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth={strokeWidth}
      {...drawingName(label)}
    >
      {iconPaths[name].map((path) =>
        path.startsWith('!') ? (
          <path key={path} d={path.slice(1)} fill="currentColor" stroke="none" />
        ) : (
          <path key={path} d={path} />
        ),
      )}
    </svg>
  )
}
