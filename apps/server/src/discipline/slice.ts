import type { Slice } from '#slice.ts'
import { showBook } from './book.ts'
import { chargePlayer, decideCase, dismissCase } from './decide.ts'
import { limits } from './limits.ts'
import { listeners } from './listeners.ts'
import { personalData } from './personal-data.queries.ts'
import { reportPlayer, showReportForm } from './report.ts'
import { taskSources } from './tasks.queries.ts'

export const discipline = {
  calls: {
    discipline: {
      book: showBook,
      charge: chargePlayer,
      dismiss: dismissCase,
      decide: decideCase,
      reportForm: showReportForm,
      report: reportPlayer,
    },
  },
  listeners,
  personalData: [personalData],
  taskSources,
  limits,
} satisfies Slice
