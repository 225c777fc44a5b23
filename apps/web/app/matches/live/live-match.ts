import type { Folded } from './fold.ts'
import type { Followed } from './follow-match.ts'

export type LiveSight = {
  /** Undefined until the log was fetched and folded. */
  readonly folded: Folded | undefined
  /** Undefined until the stream has reported it. */
  readonly watchers: number | undefined
}

export const nothingSeen: LiveSight = { folded: undefined, watchers: undefined }

/** Follows a match until the answered function is called. The code for following is loaded first. */
export function watchMatch(followed: Followed, tell: (sight: LiveSight) => void): () => void {
  let sight = nothingSeen
  const see = (news: Partial<LiveSight>) => {
    sight = { ...sight, ...news }
    tell(sight)
  }
  let wanted = true
  let stop = () => undefined as void
  void import('./follow-match.ts').then(({ followMatch }) => {
    if (!wanted) return
    stop = followMatch(followed, {
      onFolded: (folded) => see({ folded }),
      onWatchers: (watchers) => see({ watchers }),
    })
  })
  return () => {
    wanted = false
    stop()
  }
}
