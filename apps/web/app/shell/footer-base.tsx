import styles from './footer.module.css'
import { Outside } from './outside.tsx'
import type { Shell } from '#layout/shell.ts'

const social = [
  { key: 'youtube', label: 'YouTube' },
  { key: 'instagram', label: 'Instagram' },
  { key: 'facebook', label: 'Facebook' },
  { key: 'x', label: 'X' },
  { key: 'source', label: 'Source code' },
]

/** The end of the footer: sources, copyright and links to social media. */
export function FooterBase({ shell: { site, counts } }: { readonly shell: Shell }) {
  return (
    <>
      {counts.hasCricsheet && <Sources />}
      <div className={styles.base}>
        <span>© {site.name} contributors. Open source, AGPL-3.0-or-later.</span>
        <Outside links={site.links} offered={social} />
      </div>
    </>
  )
}

/** The attribution that the licence of imported matches requires. */
function Sources() {
  return (
    <p className={styles.sources}>
      Contains ball-by-ball data from <a href="https://cricsheet.org/">Cricsheet</a>, made available
      under the{' '}
      <a href="https://opendatacommons.org/licenses/by/1-0/" rel="license">
        Open Data Commons Attribution License
      </a>{' '}
      (ODC-BY 1.0).
    </p>
  )
}
