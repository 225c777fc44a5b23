import { basisPoints } from '@pavilion/contract/money.ts'
import {
  type CouponText,
  couponConsoleRefusals as refusals,
  type ConsoleCoupon,
} from '@pavilion/contract/orders/coupon-console-calls.ts'
import { brokeUnique } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { counted, success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { currencyOf } from '#places/places.ts'
import { audit } from '#security/audit.ts'
import { siteOf } from '#sites/sites.ts'
import { findConsoleCoupons, lockCoupon, writeCoupon } from './coupon-console.queries.ts'
import { operatorOf } from './operator-of.ts'

type Row = Awaited<ReturnType<typeof findConsoleCoupons>>[number]

type Currencies = ReadonlyMap<string, ConsoleCoupon['currency']>

const couponOf = (
  { amount, rate, currency, ...row }: Row,
  currencies: Currencies,
): ConsoleCoupon => ({
  ...row,
  discount: amount === null ? { rate: rate ?? basisPoints(0) } : { amount },
  currency: currencies.get(currency ?? '') ?? null,
})

async function listed({ app, host }: CallContext) {
  const site = await siteOf(app, host)
  const rows = await findConsoleCoupons(app.db, site.id)
  const currency = await currencyOf(app.db, site.currency)
  const currencies = new Map([[currency.id, currency]])
  for (const { currency: code } of rows) {
    if (code !== null && !currencies.has(code)) currencies.set(code, await currencyOf(app.db, code))
  }
  const items = rows.map((row) => couponOf(row, currencies))
  return success(counted(rows.length, 'coupon'), { items, currency })
}

export const listConsoleCoupons = os.orderConsole.coupons.handler(async ({ context }) => {
  await operatorOf(context, 'run-shop')
  return listed(context)
})

type Before = Awaited<ReturnType<typeof lockCoupon>>

function refuseUnfit(before: Before, siteId: string, { code, mostUses }: CouponText): void {
  if (before === undefined) return
  if (before.siteId !== siteId) throw refuseCall('NOT_FOUND', refusals.NOT_FOUND)
  if (before.uses > 0 && before.code !== code) {
    throw refuseCall('CODE_IN_USE', refusals.CODE_IN_USE)
  }
  if (mostUses !== null && mostUses < before.uses) {
    throw refuseCall('FEWER_THAN_USED', refusals.FEWER_THAN_USED)
  }
}

export const saveConsoleCoupon = os.orderConsole.saveCoupon.handler(async ({ input, context }) => {
  const { couponId, words } = input
  const { accountId } = await operatorOf(context, 'run-shop')
  const { app, host } = context
  const { id: siteId, currency } = await siteOf(app, host)
  const save = async (db: Db) => {
    refuseUnfit(await lockCoupon(db, couponId), siteId, words)
    await writeCoupon(db, { couponId, siteId, currency, words })
    const details = { coupon: words.code, until: words.validUntil }
    await audit(db, context, { kind: 'coupon-saved', accountId, details })
  }
  await app.db
    .transaction()
    .execute(save)
    .catch((error: unknown) => {
      if (!brokeUnique(error, 'coupon_site_id_code_key')) throw error
      throw refuseCall('CODE_TAKEN', refusals.CODE_TAKEN)
    })
  return listed(context)
})
