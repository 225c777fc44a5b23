import type { PostSummary } from '@pavilion/contract/cms/post.ts'
import { Cover, coverKinds } from '@pavilion/kit/art/cover.tsx'
import { Link } from 'react-router'
import { postAddress } from '#shared/addresses.ts'
import { dayAt, shortDay } from '#shared/dates.ts'
import * as t from '#texts/cms.ts'
import styles from './news-rows.module.css'

type NewsRowsProps = {
  readonly posts: readonly PostSummary[]
  readonly locale: string
  readonly timeZone: string
}

/** News, one line each, grouped by day. */
export function NewsRows({ posts, locale, timeZone }: NewsRowsProps) {
  const kinds = coverKinds(posts.map(({ coverSeed }) => coverSeed))
  return (
    <ul className={styles.rows}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <Link className={styles.row} to={postAddress(post)}>
            <span className={styles.when}>
              <time dateTime={post.publishedAt}>
                {shortDay(dayAt(post.publishedAt, timeZone), locale)}
              </time>
              <span>{[post.category, t.minutes({ minutes: post.minutes })].join(', ')}</span>
            </span>
            <span>
              <h2 className={styles.title}>{post.title}</h2>
              <p className={styles.summary}>{post.summary}</p>
            </span>
            <span className={styles.cover}>
              <Cover seed={post.coverSeed} kind={kinds[index]} image={post.cover?.small} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
