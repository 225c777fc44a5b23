import type { Follows } from './embed-page.tsx'

/** Every entry of a match's log, an instant later. */
export const matchFollows = (matchId: string): Follows => ({
  stream: `/live/${matchId}`,
  about: '',
  wait: 300,
})
