import styles from './footer.module.css'
import { Outside } from './outside.tsx'
import type { Shell } from '#layout/shell.ts'
import * as t from '#texts/shell.ts'

const social = [
  { key: 'youtube', label: 'YouTube' },
  { key: 'instagram', label: 'Instagram' },
  { key: 'facebook', label: 'Facebook' },
  { key: 'x', label: 'X' },
  { key: 'source', label: t.sourceCode },
]

/** The end of the footer: sources, copyright and links to social media. */
export function FooterBase({ shell: { site, counts } }: { readonly shell: Shell }) {
  return (
    <>
      {counts.hasCricsheet && <Sources />}
      <div className={styles.base}>
        <span>{t.nameContributorsOpenSourceAgpl({ name: site.name })}</span>
        <Outside links={site.links} offered={social} />
      </div>
    </>
  )
}

/** The attribution that the licence of imported matches requires. */
function Sources() {
  return (
    <p className={styles.sources}>
      {t.sources({
        cricsheet: (text) => (
          <a key="cricsheet" href="https://cricsheet.org/">
            {text}
          </a>
        ),
        licence: (text) => (
          <a key="licence" href="https://opendatacommons.org/licenses/by/1-0/" rel="license">
            {text}
          </a>
        ),
      })}
    </p>
  )
}
