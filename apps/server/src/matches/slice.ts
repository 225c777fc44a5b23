import type { Slice } from '#slice.ts'
import { showCalendar } from './calendar.ts'
import { featuredMatches } from './featured-matches.ts'
import { filterMatches } from './filter-matches.ts'
import { showMatchFile } from './files/show-file.ts'
import { listLeftHanders } from './left-handers.ts'
import { showMatchCard } from './show-card.ts'
import { showCharts, showInnings, showOvers } from './show-innings.ts'
import { showMatchLog } from './show-log.ts'
import { showMatch } from './show-match.ts'

export const matches = {
  calls: {
    matches: {
      featured: featuredMatches,
      filter: filterMatches,
      calendar: showCalendar,
      card: showMatchCard,
      show: showMatch,
      log: showMatchLog,
      file: showMatchFile,
      innings: showInnings,
      charts: showCharts,
      leftHanders: listLeftHanders,
      overs: showOvers,
    },
  },
} satisfies Slice
