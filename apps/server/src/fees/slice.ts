import type { Slice } from '#slice.ts'
import { saveAffiliationFee, showAffiliationFees } from './affiliation.ts'
import { enterPayment, saveConcession, showAccount, takeBack } from './accounts.ts'
import { saveSettings, showBook } from './book.ts'
import { charge, chargeSheet } from './charges.ts'
import { limits } from './limits.ts'
import { listeners } from './listeners.ts'
import { showOwnFees } from './own-fees.ts'
import { payFees } from './pay.ts'
import { personalData } from './personal-data.queries.ts'
import { createProduct, saveProduct } from './products.ts'
import { remind, startReminding } from './remind.ts'
import { showTable } from './table.ts'
import { taskSources } from './tasks.queries.ts'

export const fees = {
  callsWithNames: ['fees'],
  calls: {
    fees: {
      book: showBook,
      saveSettings,
      createProduct,
      saveProduct,
      chargeSheet,
      charge,
      remind,
      table: showTable,
      account: showAccount,
      setConcession: saveConcession,
      enterPayment,
      takeBack,
      affiliations: showAffiliationFees,
      saveAffiliationFee,
      own: showOwnFees,
      pay: payFees,
    },
  },
  startJobs: startReminding,
  listeners,
  personalData: [personalData],
  taskSources,
  limits,
} satisfies Slice
