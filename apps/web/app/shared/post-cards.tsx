import type { PostSummary } from '@pavilion/contract/cms/post.ts'
import { Cover, coverKinds } from '@pavilion/kit/art/cover.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Link } from 'react-router'
import * as t from '#texts/common.ts'
import { postAddress } from './addresses.ts'
import { dayAt, shortDay } from './dates.ts'
import styles from './post-cards.module.css'

type PostCardsProps = {
  readonly posts: readonly PostSummary[]
  readonly locale: string
  readonly timeZone: string
  /** Shows the first one larger. */
  readonly lead?: boolean
  /** The heading level of the cards; 3 by default. */
  readonly level?: 2 | 3
}

/** Articles as cards; neighbours never have the same drawing. */
export function PostCards({ posts, locale, timeZone, lead = false, level = 3 }: PostCardsProps) {
  const kinds = coverKinds(posts.map(({ coverSeed }) => coverSeed))
  const Heading = `h${level}` as const
  return (
    <ul className={classes(styles.cards, lead && styles.lead)}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <Link className={styles.card} to={postAddress(post)}>
            <span className={styles.cover}>
              <Cover seed={post.coverSeed} kind={kinds[index]} image={post.cover?.small} />
            </span>
            <Heading className={styles.title}>{post.title}</Heading>
            <p className={styles.summary}>{post.summary}</p>
            <p className="pv-caption">
              {[
                post.category,
                t.minutes({ minutes: post.minutes }),
                shortDay(dayAt(post.publishedAt, timeZone), locale),
              ].join(', ')}
            </p>
          </Link>
        </li>
      ))}
    </ul>
  )
}
