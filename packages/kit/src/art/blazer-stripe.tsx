import { fetched, ServerDrawnSvg } from '../islands/server-drawn.tsx'
import { Bands } from './blazer-bands.tsx'
import type { Striped } from './blazer-bands.tsx'
import styles from './blazer-stripe.module.css'

const Drawing = fetched(import.meta.env.SSR ? Bands : undefined, () =>
  import('./blazer-bands.tsx').then((module) => module.Bands),
)

/** Three bands in the club's colours, for places too small for a crest. */
export function BlazerStripe({ name, colours }: Striped) {
  return (
    <ServerDrawnSvg
      drawn={[name, colours?.first, colours?.second].join()}
      className={styles.stripe}
      viewBox="0 0 3 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <Drawing name={name} colours={colours} />
    </ServerDrawnSvg>
  )
}
