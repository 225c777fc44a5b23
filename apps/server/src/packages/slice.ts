import type { Slice } from '#slice.ts'
import { limits } from './limits.ts'
import { listeners } from './listeners.ts'
import { personalData } from './personal-data.queries.ts'
import { applyCode } from './apply-code.ts'
import { listConsolePackages, saveConsolePackage } from './console/package-console.ts'
import { filterPackages } from './filter-packages.ts'
import { generatePaymentLink } from './payment-link.ts'
import { showEntitlements } from './show-entitlements.ts'

export const packages = {
  calls: {
    packages: {
      filter: filterPackages,
      entitlements: showEntitlements,
      applyCode,
      paymentLink: generatePaymentLink,
    },
    packageConsole: { list: listConsolePackages, save: saveConsolePackage },
  },
  listeners,
  personalData: [personalData],
  limits,
} satisfies Slice
