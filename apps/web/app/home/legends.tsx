import type { HomeSection } from '@pavilion/contract/cms/cms-calls.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Link } from 'react-router'
import { LegendCards } from '#shared/legend-cards.tsx'
import styles from './legends.module.css'

/** The home page's section of legends; nothing when there are none. */
export function Legends({ section: { title, link, posts } }: { readonly section: HomeSection }) {
  if (posts.length === 0) return null
  return (
    <section className={styles.band}>
      <div className="pv-page pv-section">
        <SectionHeading title={title}>
          <Link className="pv-link" to={link.to}>
            {link.label}
          </Link>
        </SectionHeading>
        <LegendCards legends={posts} row />
      </div>
    </section>
  )
}
