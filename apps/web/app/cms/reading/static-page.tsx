import { Cover } from '@pavilion/kit/art/cover.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import type { Route } from './+types/static-page.ts'
import { apiContext } from '#context.ts'
import { postAddress } from '#shared/addresses.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { Prose } from '#shared/prose.tsx'
import { loadPost } from './load-post.ts'
import styles from './posts-page.module.css'

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadPost(context.get(apiContext).cms, params.slug, new URL(request.url))

export const meta: Route.MetaFunction = ({ matches, loaderData: post }) =>
  post === undefined
    ? []
    : headOf(shellOf(matches), {
        title: post.meta?.title || post.title,
        description: post.meta?.description || post.summary,
        keywords: post.meta?.keywords ?? [],
        path: postAddress(post),
        picture: post.shared ?? undefined,
      })

/** A page that editors have added: without a date, and not in the blog or news. */
export default function StaticPage({ loaderData: post }: Route.ComponentProps) {
  const { title, summary, html, cover, coverSeed } = post
  return (
    <article className={classes('pv-page', styles.page)}>
      <header className={styles.head}>
        <SectionHeading title={title} level={1} />
        <p className="pv-lead">{summary}</p>
      </header>
      {cover && (
        <div className={styles.cover}>
          <Cover seed={coverSeed} image={cover.large} alt={cover.alt} />
        </div>
      )}
      <Prose html={html} />
    </article>
  )
}
