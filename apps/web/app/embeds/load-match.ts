import type { RouterContextProvider } from 'react-router'
import { apiContext, siteContext } from '#context.ts'
import { matchAddress } from '#shared/addresses.ts'
import { ifFound } from './embed-page.tsx'

/** A match as small pages show it, and where all of it is; undefined when there is no such match. */
export async function loadMatch(context: Readonly<RouterContextProvider>, matchId: string) {
  const found = await ifFound(context.get(apiContext).matches.show({ matchId }))
  if (found === undefined) return undefined
  const { card, view } = found.data
  return {
    card,
    seq: view.seq,
    board: view.board,
    brand: context.get(siteContext).name,
    address: matchAddress(card),
  }
}

export type ShownMatch = NonNullable<Awaited<ReturnType<typeof loadMatch>>>
