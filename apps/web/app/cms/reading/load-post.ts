import type { Post } from '@pavilion/contract/cms/post.ts'
import { redirect } from 'react-router'
import type { Api } from '#context.ts'
import { postAddress } from '#shared/addresses.ts'
import { orNotFound } from '#shared/or-not-found.ts'

/** The post of an address with its metadata. Redirects when it has moved; 404 when there is none. */
export async function loadPost(cms: Api['cms'], slug: string, url: URL): Promise<Post> {
  const { data } = await orNotFound(cms.show({ id: slug, expand: 'meta' }))
  const address = postAddress(data)
  const here = url.pathname.replace(/\/$|\.data$/, '')
  if (here !== address) throw redirect(address, 301)
  return data
}
