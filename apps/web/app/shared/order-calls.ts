import * as orders from '#calls/orders.ts'
import * as packages from '#calls/packages.ts'
import { send } from '#state/api.ts'

export const loadOrder = (orderId: string) => send(orders.show, { orderId })

export const linkFor = (orderId: string) => send(packages.paymentLink, { orderId })

export const loadInvoice = (orderId: string) => send(orders.report, { orderId })
