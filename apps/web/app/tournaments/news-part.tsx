import type { PostSummary } from '@pavilion/contract/cms/post.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { useShell } from '#layout/use-shell.ts'
import { PostCards } from '#shared/post-cards.tsx'
import * as t from '#texts/tournaments.ts'

/** What was written about a tournament. */
export function NewsPart({ posts }: { readonly posts: readonly PostSummary[] }) {
  const site = useShell()?.site
  if (posts.length === 0) {
    return <EmptyState title={t.noNewsYet}>{t.newsAppearsHere}</EmptyState>
  }
  return (
    <section>
      <SectionHeading title={t.news} />
      <PostCards posts={posts} locale={site?.locale ?? 'en'} timeZone={site?.timeZone ?? 'UTC'} />
    </section>
  )
}
