import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import { Mark } from '@pavilion/kit/art/mark.tsx'
import { staticIsland } from '@pavilion/kit/islands/island.tsx'
import { LogoMark } from './logo-mark.tsx'

/** Few sites have a logo: the code for it is loaded by those. */
const Logo = staticIsland(import.meta.env.SSR ? LogoMark : undefined, () =>
  import('./logo-mark.tsx').then((module) => module.LogoMark),
)

type SiteMarkProps = {
  readonly site: Pick<Site, 'name' | 'logo'>
  /** Its height in pixels. */
  readonly size: number
}

/** The logo of a site, or the house mark; with its name, unless the logo contains that. */
export function SiteMark({ site: { name, logo }, size }: SiteMarkProps) {
  return logo ? (
    <Logo logo={logo} name={name} size={size} />
  ) : (
    <>
      <Mark size={size} />
      <b>{name}</b>
    </>
  )
}
