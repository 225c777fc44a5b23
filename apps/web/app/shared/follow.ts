import { lazyIsland } from '@pavilion/kit/islands/island.tsx'
import { FollowButton } from './follow-button.tsx'

/** The button with which a page's match, team, player or tournament is followed. */
export const Follow = lazyIsland(import.meta.env.SSR ? FollowButton : undefined, () =>
  import('./follow-button.tsx').then((module) => module.FollowButton),
)
