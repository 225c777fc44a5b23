import type { Slice } from '#slice.ts'
import {
  applyForAffiliation,
  decideApplication,
  endAffiliation,
  listAffiliations,
  withdrawApplication,
} from './affiliations.ts'
import { answerTransfer } from './answer-transfer.ts'
import { removeRule, saveRule, showHandbook } from './handbook.ts'
import { limits } from './limits.ts'
import { personalData } from './personal-data.queries.ts'
import { markPerson, registerFile, saveAssociation, showRegister } from './register.ts'
import { decideRegistrations, listRegistrable, registerPlayers } from './registrations.ts'
import { finesFile, listFines, reportFile, showReport } from './report.ts'
import { askTransfer } from './transfers.ts'
import { taskSources } from './tasks.queries.ts'

export const associations = {
  calls: {
    associations: {
      affiliations: listAffiliations,
      apply: applyForAffiliation,
      withdrawApplication,
      decideApplication,
      endAffiliation,
      register: showRegister,
      registerFile,
      saveAssociation,
      registrable: listRegistrable,
      registerPlayers,
      decideRegistrations,
      markPerson,
      askTransfer,
      answerTransfer,
      handbook: showHandbook,
      saveRule,
      removeRule,
      report: showReport,
      reportFile,
      fines: listFines,
      finesFile,
    },
  },
  personalData: [personalData],
  taskSources,
  limits,
} satisfies Slice
