import { Cover } from '@pavilion/kit/art/cover.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { lazyIsland } from '@pavilion/kit/islands/island.tsx'
import { Link } from 'react-router'
import type { Route } from './+types/post-page.ts'
import { apiContext } from '#context.ts'
import { useShell } from '#layout/use-shell.ts'
import { organisationAddress, postAddress } from '#shared/addresses.ts'
import { dayAt, shortDay } from '#shared/dates.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { PostCards } from '#shared/post-cards.tsx'
import { Prose } from '#shared/prose.tsx'
import * as t from '#texts/cms.ts'
import { articleOf } from './article-of.ts'
import { EditLink } from './edit-link.tsx'
import { feedLink } from './feed-link.ts'
import { loadPost } from './load-post.ts'
import styles from './post-page.module.css'
import { shelfAt } from './shelves.ts'

const Edit = lazyIsland(import.meta.env.SSR ? EditLink : undefined, () =>
  import('./edit-link.tsx').then((module) => module.EditLink),
)

const othersShown = 3

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  const shelf = shelfAt(url)
  const { cms } = context.get(apiContext)
  const post = await loadPost(cms, params.slug, url)
  const organisationId = post.organisation?.id
  const asked = { filter: { kind: [shelf.kind], organisationId }, page: { size: othersShown + 1 } }
  const { data } = await cms.filter(asked)
  const others = data.items.filter(({ id }) => id !== post.id).slice(0, othersShown)
  return { post, shelf, others }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData === undefined) return []
  const { post, shelf } = loaderData
  const shell = shellOf(matches)
  return [
    ...headOf(shell, {
      title: post.meta?.title || post.title,
      description: post.meta?.description || post.summary,
      picture: post.shared ?? undefined,
      keywords: post.meta?.keywords ?? [],
      path: postAddress(post),
      about: articleOf(shelf.type, post, shell),
    }),
    feedLink,
  ]
}

export default function PostPage({ loaderData }: Route.ComponentProps) {
  const { post, shelf, others } = loaderData
  const { locale, timeZone } = useShell()?.site ?? { locale: 'en', timeZone: 'UTC' }
  return (
    <div className={classes('pv-page', styles.page)}>
      <article className={styles.article}>
        <header className={styles.head}>
          <div className={styles.words}>
            <p className="pv-small pv-muted">
              <Link className="pv-link" to={shelf.path}>
                {shelf.title}
              </Link>
              {`, ${post.category}`}
            </p>
            <h1 className={styles.title}>{post.title}</h1>
            <p className="pv-lead">{post.summary}</p>
            <Byline post={post} />
            <div>
              <Edit postId={post.id} organisationId={post.organisation?.id} />
            </div>
          </div>
          <div className={styles.cover}>
            <Cover seed={post.coverSeed} image={post.cover?.large} alt={post.cover?.alt} />
          </div>
        </header>
        <div className={styles.body}>
          <Contents headings={post.headings} />
          <Prose html={post.html} />
        </div>
      </article>
      {others.length > 0 && (
        <section>
          <SectionHeading title={t.readOn} small />
          <PostCards posts={others} locale={locale} timeZone={timeZone} />
        </section>
      )}
    </div>
  )
}

/** Who wrote it, for whom, and when. */
function Byline({ post }: Pick<Route.ComponentProps['loaderData'], 'post'>) {
  const { locale, timeZone } = useShell()?.site ?? { locale: 'en', timeZone: 'UTC' }
  const { author, organisation, publishedAt, minutes } = post
  return (
    <p className="pv-small pv-muted">
      {`${author}, `}
      {organisation && (
        <>
          <Link className="pv-link" to={organisationAddress(organisation)}>
            {organisation.name}
          </Link>
          {', '}
        </>
      )}
      <time dateTime={publishedAt}>{shortDay(dayAt(publishedAt, timeZone), locale)}</time>
      {`, ${t.minutes({ minutes })}`}
    </p>
  )
}

type ContentsProps = {
  readonly headings: readonly { readonly id: string; readonly text: string }[]
}

function Contents({ headings }: ContentsProps) {
  if (headings.length < 2) return <div />
  return (
    <nav aria-label={t.contents} className={styles.contents}>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
