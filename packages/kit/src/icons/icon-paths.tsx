import { iconPaths } from './paths.ts'
import type { IconName } from './paths.ts'

/** The paths of an icon. */
export function IconPaths({ name }: { readonly name: IconName }) {
  return iconPaths[name].map((path) =>
    path.startsWith('!') ? (
      <path key={path} d={path.slice(1)} fill="currentColor" stroke="none" />
    ) : (
      <path key={path} d={path} />
    ),
  )
}
