import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@pavilion/contract/contract.ts'
import { redirect } from 'react-router'
import { matchAddress } from '#shared/addresses.ts'
import { tabAddress, tabOf } from './match-tabs.ts'

export type ShownMatch = InferContractRouterOutputs<typeof contract>['matches']['show']['data']

type Asked = { readonly slug: string | undefined; readonly url: URL }

/** Sends whoever came by an old slug, or by none, to the address the match has today. */
export function toRightAddress(card: ShownMatch['card'], { slug, url }: Asked): void {
  if (slug === card.slug) return
  throw redirect(tabAddress(matchAddress(card), tabOf(url.pathname)) + url.search, 301)
}
