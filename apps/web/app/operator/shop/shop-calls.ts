import type { CouponText } from '@pavilion/contract/orders/coupon-console-calls.ts'
import type { Tax } from '@pavilion/contract/orders/tax-calls.ts'
import type { PackageText } from '@pavilion/contract/packages/package-console-calls.ts'
import * as shop from '#calls/order-console.ts'
import { taxes } from '#calls/orders.ts'
import * as packages from '#calls/package-console.ts'
import { send } from '#state/api.ts'
import type { OutputOf } from '#state/call.ts'

export type Packages = OutputOf<typeof packages.list>['data']
export type Coupons = OutputOf<typeof shop.coupons>['data']

export const loadPackages = () => send(packages.list)

export const savePackage = (packageId: string, words: PackageText) =>
  send(packages.save, { packageId, words })

export const loadCoupons = () => send(shop.coupons)

export const saveCoupon = (couponId: string, words: CouponText) =>
  send(shop.saveCoupon, { couponId, words })

const MOST_TAXES = 100

export const loadTaxes = () => send(taxes, { page: { size: MOST_TAXES } })

export type TaxText = Pick<Tax, 'countryId' | 'lineKind' | 'name' | 'rate' | 'inclusive'>

export const saveTax = (tax: TaxText) => send(shop.saveTax, tax)

export const removeTax = (countryId: string, lineKind: Tax['lineKind']) =>
  send(shop.removeTax, { countryId, lineKind })
