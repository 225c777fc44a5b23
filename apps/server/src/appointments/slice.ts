import type { Slice } from '#slice.ts'
import { calendarSources } from './own-events.queries.ts'
import { answerByLink, answerOwn, claim, showByLink } from './answer.ts'
import { appoint } from './appoint.ts'
import { saveRules, showBook } from './book.ts'
import { payFee } from './fees.ts'
import { limits } from './limits.ts'
import { listeners } from './listeners.ts'
import { listOwn, saveAway } from './own-list.ts'
import { removeOfficial, saveOfficial } from './panel.ts'
import { personalData } from './personal-data.queries.ts'
import { proposeOfficials } from './propose.ts'
import { release } from './release.ts'
import { taskSources } from './tasks.queries.ts'

export const appointments = {
  calls: {
    appointments: {
      book: showBook,
      saveRules,
      saveOfficial,
      removeOfficial,
      propose: proposeOfficials,
      appoint,
      release,
      payFee,
      showByLink,
      answerByLink,
      claim,
      own: listOwn,
      answer: answerOwn,
      saveAway,
    },
  },
  listeners,
  personalData: [personalData],
  taskSources,
  calendarSources,
  limits,
} satisfies Slice
