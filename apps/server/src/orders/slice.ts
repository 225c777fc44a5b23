import type { Slice } from '#slice.ts'
import { limits } from './limits.ts'
import { listeners } from './listeners.ts'
import { createPaymentEvents } from './payment-events.ts'
import { personalData } from './personal-data.queries.ts'
import { startOrderJobs } from './reconcile.ts'
import { cancelUnpaid } from './cancel-order.ts'
import { listConsoleCoupons, saveConsoleCoupon } from './console/coupon-console.ts'
import { findOnOrderConsole, refundOnConsole } from './console/order-console.ts'
import { removeTax, saveTax } from './console/tax-console.ts'
import { filterOrders } from './filter-orders.ts'
import { filterTaxes } from './filter-taxes.ts'
import { generateReport } from './generate-report.ts'
import { decideSandboxPayment, showSandboxPayment } from './sandbox-page.ts'
import { showOrder } from './show-order.ts'

export const orders = {
  calls: {
    orders: {
      show: showOrder,
      filter: filterOrders,
      cancel: cancelUnpaid,
      report: generateReport,
      taxes: filterTaxes,
      showSandbox: showSandboxPayment,
      decideSandbox: decideSandboxPayment,
    },
    orderConsole: {
      find: findOnOrderConsole,
      refund: refundOnConsole,
      coupons: listConsoleCoupons,
      saveCoupon: saveConsoleCoupon,
      saveTax,
      removeTax,
    },
  },
  startJobs: startOrderJobs,
  addresses: createPaymentEvents,
  listeners,
  personalData: [personalData],
  limits,
} satisfies Slice
