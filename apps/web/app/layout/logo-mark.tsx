import type { SiteLogo } from '@pavilion/contract/sites/site-logo.ts'
import { isWordmark } from '@pavilion/contract/sites/wordmark.ts'
import { classes } from '@pavilion/kit/classes.ts'
import styles from './logo-mark.module.css'

/** How many times as wide as high a logo is shown at most. */
const WIDEST = 5

type LogoMarkProps = {
  readonly logo: SiteLogo
  readonly name: string
  readonly size: number
}

/** The logo of a site, with the name unless the logo contains it. */
export function LogoMark({ logo, name, size }: LogoMarkProps) {
  const hasName = isWordmark(logo)
  return (
    <>
      <img
        className={classes(styles.logo, styles[logo.seenOn])}
        src={logo.small}
        width={Math.round(size * Math.min(WIDEST, logo.width / logo.height))}
        height={size}
        alt={hasName ? name : ''}
      />
      {!hasName && <b>{name}</b>}
    </>
  )
}
