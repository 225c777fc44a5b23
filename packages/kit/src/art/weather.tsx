import { fetched, ServerDrawnSvg } from '../islands/server-drawn.tsx'
import { BadLight } from './bad-light.tsx'
import { CoversOn } from './covers-on.tsx'
import styles from './weather.module.css'

const kinds = {
  'bad-light': fetched(import.meta.env.SSR ? BadLight : undefined, () =>
    import('./bad-light.tsx').then((module) => module.BadLight),
  ),
  'covers-on': fetched(import.meta.env.SSR ? CoversOn : undefined, () =>
    import('./covers-on.tsx').then((module) => module.CoversOn),
  ),
} as const

/** A drawing that says why there is nothing to see. */
export function Weather({ kind }: { readonly kind: keyof typeof kinds }) {
  const Drawing = kinds[kind]
  return (
    <ServerDrawnSvg
      drawn={kind}
      className={styles.weather}
      viewBox="0 0 320 150"
      width="320"
      height="150"
      aria-hidden="true"
    >
      <Drawing />
    </ServerDrawnSvg>
  )
}
