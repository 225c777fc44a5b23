import { lazyIsland } from '@pavilion/kit/islands/island.tsx'
import { JoinButton } from './join-button.tsx'

/** Asking to join a club, on its page. */
export const Join = lazyIsland(import.meta.env.SSR ? JoinButton : undefined, () =>
  import('./join-button.tsx').then((module) => module.JoinButton),
)
