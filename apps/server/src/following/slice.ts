import type { Slice } from '#slice.ts'
import { follow, listFollowed, showFollowed, unfollow } from './follow.ts'
import { limits } from './limits.ts'
import { personalData } from './personal-data.queries.ts'

export const following = {
  calls: {
    following: { list: listFollowed, show: showFollowed, follow, unfollow },
  },
  personalData: [personalData],
  limits,
} satisfies Slice
