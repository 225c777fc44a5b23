import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import type { BrandTheme } from '@pavilion/kit/brand/brand-theme.ts'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { ScoreTiles } from '@pavilion/kit/cricket/scoreboard/score-tiles.tsx'
import { styleVariables } from '@pavilion/kit/style-variables.ts'
import { SiteMark } from '#layout/site-mark.tsx'
import * as t from '#texts/operator.ts'
import styles from './site-page.module.css'

type PreviewProps = {
  readonly site: Pick<Site, 'name' | 'logo'>
  readonly tagline: string
  readonly theme: BrandTheme
  readonly radius: number
}

/** The neutral colours of light and dark mode, independent of the page's own theme. */
const looks = [
  { label: t.light, prefix: '', look: styles.day },
  { label: t.dark, prefix: 'dark:', look: styles.night },
] as const

/** A piece of the site in the new brand, in light and dark mode. Not interactive. */
export function BrandPreview({ theme, radius, ...words }: PreviewProps) {
  return (
    <figure className={styles.previews}>
      <figcaption className="pv-hidden">{t.theBrandInLight}</figcaption>
      {looks.map(({ label, prefix, look }) => (
        <div
          key={label}
          aria-hidden="true"
          className={classes(styles.preview, look)}
          style={styleVariables({ ...ownOf(theme, prefix), '--pv-radius': `${radius}px` })}
        >
          <small>{label}</small>
          <Piece {...words} />
        </div>
      ))}
    </figure>
  )
}

/** One theme's properties, without the prefix. */
function ownOf(theme: BrandTheme, prefix: string): Record<`--${string}`, string> {
  const own: Record<`--${string}`, string> = {}
  for (const [name, value] of Object.entries(theme)) {
    if (name.startsWith(`${prefix}--`)) own[`--${name.slice(prefix.length + 2)}`] = value
  }
  return own
}

function Piece({ site, tagline }: Pick<PreviewProps, 'site' | 'tagline'>) {
  return (
    <>
      <span className={styles.previewName}>
        <SiteMark site={site} size={26} />
      </span>
      <span className={styles.previewActions}>
        <span className={buttonClasses({ size: 'small' })}>{t.getStarted}</span>
        <span className="pv-link">{t.aLink}</span>
        <span className={styles.soft}>{t.selected}</span>
      </span>
      <span className={classes('pv-board', styles.previewBoard)}>
        <span>{tagline}</span>
        <ScoreTiles value="142/4" label="142 for 4" size="2rem" />
      </span>
    </>
  )
}
