import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import type { Folded } from './fold.ts'

export type LiveSight = {
  /** Undefined until the log has been read and folded here. */
  readonly folded: Folded | undefined
  /** Undefined until the stream has told. */
  readonly watchers: number | undefined
}

/** A match that goes on, and the entry up to which the page shows it. */
export type Followed = {
  readonly matchId: string
  readonly setup: MatchSetup
  readonly seq: number
}

export type LiveMatch = {
  readonly subscribe: (changed: () => void) => () => void
  readonly read: () => LiveSight
}

export const nothingSeen: LiveSight = { folded: undefined, watchers: undefined }

/** A match as it goes on, for as long as somebody subscribes. */
export function createLiveMatch(followed: Followed): LiveMatch {
  let sight = nothingSeen
  return {
    read: () => sight,
    subscribe: (changed) => {
      const see = (news: Partial<LiveSight>) => {
        sight = { ...sight, ...news }
        changed()
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
    },
  }
}
