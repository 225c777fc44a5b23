import type { HomeSection } from '@pavilion/contract/cms/cms-calls.ts'
import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { Link } from 'react-router'
import { postAddress } from '#shared/addresses.ts'
import { dayAt, shortDay } from '#shared/dates.ts'
import styles from './news.module.css'

type NewsProps = { readonly section: HomeSection; readonly site: Site }

/** The latest news, one line each; nothing when there is none. */
export function News({ section: { title, link, posts }, site }: NewsProps) {
  if (posts.length === 0) return null
  return (
    <section className={classes('pv-section', styles.section)}>
      <div className="pv-page">
        <SectionHeading title={title}>
          <Link className="pv-link" to={link.to}>
            {link.label}
          </Link>
        </SectionHeading>
        <ul className={styles.news}>
          {posts.map((post) => (
            <li key={post.id}>
              <Link to={postAddress(post)}>
                <time className="pv-caption" dateTime={post.publishedAt}>
                  {shortDay(dayAt(post.publishedAt, site.timeZone), site.locale)}
                </time>
                <b>{post.title}</b>
                <span>{post.summary}</span>
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
