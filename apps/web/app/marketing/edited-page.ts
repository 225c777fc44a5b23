import type { Post } from '@pavilion/contract/cms/post.ts'
import type { Api } from '#context.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { orNotFound } from '#shared/or-not-found.ts'
import { pathOf } from './path-of.ts'

/** The editors' version of the page at this address. */
export async function loadPage({ cms }: Api, request: Request): Promise<Post> {
  const { data } = await orNotFound(cms.show({ id: pathOf(request).slice(1), expand: 'meta' }))
  return data
}

type Matches = Parameters<typeof shellOf>[0]

export const headOfPage = (
  matches: Matches,
  { slug, title, summary, meta, shared }: Post,
  about?: Readonly<Record<string, unknown>>,
) =>
  headOf(shellOf(matches), {
    title: meta?.title || title,
    description: meta?.description || summary,
    keywords: meta?.keywords ?? [],
    picture: shared ?? undefined,
    path: `/${slug}`,
    about,
  })
