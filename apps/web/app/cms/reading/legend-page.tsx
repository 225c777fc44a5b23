import type { Post } from '@pavilion/contract/cms/post.ts'
import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Link } from 'react-router'
import type { Route } from './+types/legend-page.ts'
import { apiContext } from '#context.ts'
import { postAddress } from '#shared/addresses.ts'
import { BoardHead } from '#shared/board-head.tsx'
import { headOf, shellOf } from '#shared/head.ts'
import { Prose } from '#shared/prose.tsx'
import * as t from '#texts/cms.ts'
import { articleOf } from './article-of.ts'
import styles from './legend-page.module.css'
import { loadPost } from './load-post.ts'

const onTheBoard = 4

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadPost(context.get(apiContext).cms, params.slug, new URL(request.url))

export const meta: Route.MetaFunction = ({ matches, loaderData: post }) => {
  if (post === undefined) return []
  const shell = shellOf(matches)
  const about = { '@type': 'Person', name: post.title, jobTitle: t.cricketer }
  return headOf(shell, {
    title: post.meta?.title || post.title,
    description:
      post.meta?.description || `${post.title}, ${post.meta?.side ?? ''}: ${post.summary}`,
    picture: post.shared ?? undefined,
    keywords: [post.title, 'legends', 'career'],
    path: postAddress(post),
    about: { ...articleOf('Article', post, shell), about },
  })
}

export default function LegendPage({ loaderData: post }: Route.ComponentProps) {
  const { title, summary, html, meta } = post
  return (
    <>
      <BoardHead
        title={title}
        art={<Avatar name={meta?.portrait || title} club={meta?.side} size={148} shape="card" />}
        facts={[meta?.side, meta?.role, meta?.years]}
        figures={(meta?.figures ?? []).slice(0, onTheBoard)}
      />
      <div className={classes('pv-page', styles.page)}>
        <article className={styles.article}>
          <p className={styles.summary}>{summary}</p>
          <Prose html={html} />
        </article>
        <Career meta={meta} />
      </div>
    </>
  )
}

function Career({ meta }: { readonly meta: Post['meta'] }) {
  if (meta === undefined || meta.figures.length === 0) return null
  return (
    <section className={styles.career}>
      <SectionHeading title={t.career} small />
      <dl>
        {meta.figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {meta.source && (
        <p className="pv-small pv-muted">{t.sourceTheyAreNotCounted({ source: meta.source })}</p>
      )}
      <Link className="pv-link" to="/legends">
        {t.theFullSet}
      </Link>
    </section>
  )
}
