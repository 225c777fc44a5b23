import type { HomeSection } from '@pavilion/contract/cms/cms-calls.ts'
import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Link } from 'react-router'
import { PostCards } from '#shared/post-cards.tsx'

type FromTheBlogProps = { readonly section: HomeSection; readonly site: Site }

/** The latest articles; nothing when there are none. */
export function FromTheBlog({ section: { title, link, posts }, site }: FromTheBlogProps) {
  if (posts.length === 0) return null
  return (
    <section className="pv-section">
      <div className="pv-page">
        <SectionHeading title={title}>
          <Link className="pv-link" to={link.to}>
            {link.label}
          </Link>
        </SectionHeading>
        <PostCards posts={posts} locale={site.locale} timeZone={site.timeZone} lead />
      </div>
    </section>
  )
}
