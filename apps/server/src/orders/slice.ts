import type { Slice } from '#slice.ts'
import { limits } from './limits.ts'
import { listeners } from './listeners.ts'
import { createPaymentEvents } from './payment-events.ts'
import { personalData } from './personal-data.queries.ts'
import { startOrderJobs } from './reconcile.ts'
import { cancelUnpaid } from './cancel-order.ts'
import { listDeskCoupons, saveDeskCoupon } from './desk/coupon-desk.ts'
import { findOnOrderDesk, refundOnDesk } from './desk/order-desk.ts'
import { removeTax, saveTax } from './desk/tax-desk.ts'
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
    orderDesk: {
      find: findOnOrderDesk,
      refund: refundOnDesk,
      coupons: listDeskCoupons,
      saveCoupon: saveDeskCoupon,
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
