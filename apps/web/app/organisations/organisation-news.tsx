import type { PostSummary } from '@pavilion/contract/cms/post.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { useShell } from '#layout/use-shell.ts'
import { PostCards } from '#shared/post-cards.tsx'
import * as t from '#texts/organisations.ts'

/** What an organisation has written; nothing before that. */
export function OrganisationNews({ posts }: { readonly posts: readonly PostSummary[] }) {
  const { locale, timeZone } = useShell()?.site ?? { locale: 'en', timeZone: 'UTC' }
  if (posts.length === 0) return null
  return (
    <section>
      <SectionHeading title={t.news} />
      <PostCards posts={posts} locale={locale} timeZone={timeZone} />
    </section>
  )
}
