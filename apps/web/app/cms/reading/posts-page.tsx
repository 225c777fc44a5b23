import { ORPCError } from '@orpc/client'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { chipClasses } from '@pavilion/kit/chip.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { Link, redirect } from 'react-router'
import type { Route } from './+types/posts-page.ts'
import { apiContext } from '#context.ts'
import { useShell } from '#layout/use-shell.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { PostCards } from '#shared/post-cards.tsx'
import * as t from '#texts/cms.ts'
import { feedLink } from './feed-link.ts'
import { NewsRows } from './news-rows.tsx'
import styles from './posts-page.module.css'
import { shelfAt } from './shelves.ts'

const size = 12

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  const shelf = shelfAt(url)
  const category = url.searchParams.get('category') ?? undefined
  const after = url.searchParams.get('after') ?? undefined
  const asked = {
    filter: { kind: [shelf.kind], category: category === undefined ? [] : [category] },
    page: { size, after },
  }
  try {
    const { data } = await context.get(apiContext).cms.filter(asked)
    return { ...data, shelf, category }
  } catch (error) {
    if (error instanceof ORPCError && url.search !== '') throw redirect(shelf.path)
    throw error
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData === undefined
    ? []
    : [
        ...headOf(shellOf(matches), {
          title: loaderData.shelf.title,
          description: loaderData.shelf.lead,
          keywords: [loaderData.shelf.title.toLowerCase(), 'rules', 'scoring'],
          path: loaderData.shelf.path,
        }),
        feedLink,
      ]

export default function PostsPage({ loaderData }: Route.ComponentProps) {
  const { shelf, items, next, category } = loaderData
  const shell = useShell()
  const Posts = shelf.kind === 'news' ? NewsRows : PostCards
  return (
    <div className={classes('pv-page', styles.page)}>
      <header className={styles.head}>
        <SectionHeading title={shelf.title} level={1} />
        <p className="pv-lead">{shelf.lead}</p>
      </header>
      <Categories {...loaderData} />
      {items.length === 0 ? (
        <EmptyState>{t.nothingHasBeenPublishedHere}</EmptyState>
      ) : (
        <Posts
          posts={items}
          locale={shell?.site.locale ?? 'en'}
          timeZone={shell?.site.timeZone ?? 'UTC'}
          level={2}
        />
      )}
      {next !== null && (
        <Link
          className={classes(buttonClasses({ variant: 'quiet' }), styles.older)}
          to={`${shelf.path}?${new URLSearchParams({ ...(category && { category }), after: next })}`}
          rel="next"
        >
          {t.olderPosts}
          <Icon name="arrow-right" />
        </Link>
      )}
    </div>
  )
}

function Categories({ shelf, counts, category }: Route.ComponentProps['loaderData']) {
  if (counts.category.length < 2) return null
  const all = counts.category.reduce((sum, { count }) => sum + count, 0)
  return (
    <nav aria-label={t.categories} className={styles.categories}>
      <Link
        className={chipClasses(category === undefined)}
        to={shelf.path}
        aria-current={category === undefined ? 'true' : undefined}
      >
        {t.postsText({ all })}
      </Link>
      {counts.category.map(({ value, label, count }) => (
        <Link
          key={value}
          className={chipClasses(value === category)}
          to={`${shelf.path}?${new URLSearchParams({ category: value })}`}
          aria-current={value === category ? 'true' : undefined}
        >
          {label} <span aria-hidden="true">{count}</span>
        </Link>
      ))}
    </nav>
  )
}
