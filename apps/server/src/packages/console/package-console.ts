import { packageConsoleRefusals as refusals } from '@pavilion/contract/packages/package-console-calls.ts'
import { may } from '#access/access.ts'
import type { Db } from '#db/connect.ts'
import { counted, success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { currencyOf } from '#places/places.ts'
import { audit } from '#security/audit.ts'
import { signedIn } from '#sessions/sessions.ts'
import { siteOf } from '#sites/sites.ts'
import { findConsolePackages, lockPackage, writePackage } from './package-console.queries.ts'

/** The operator, and the shop of the site that was asked. */
async function consoleOf(context: CallContext) {
  const account = await signedIn(context)
  if (!may(account, 'run-shop')) throw refuseCall('NOT_FOUND', refusals.NOT_FOUND)
  const { id: siteId, currency } = await siteOf(context.app, context.host)
  return { accountId: account.accountId, shop: { siteId, currency } }
}

type Shop = Awaited<ReturnType<typeof consoleOf>>['shop']

async function listed(db: Db, shop: Shop) {
  const [items, currency] = await Promise.all([
    findConsolePackages(db, shop),
    currencyOf(db, shop.currency),
  ])
  return success(counted(items.length, 'package'), { items, currency })
}

export const listConsolePackages = os.packageConsole.list.handler(async ({ context }) => {
  const { shop } = await consoleOf(context)
  return listed(context.app.db, shop)
})

export const saveConsolePackage = os.packageConsole.save.handler(async ({ input, context }) => {
  const { packageId, words } = input
  const { accountId, shop } = await consoleOf(context)
  const { app } = context
  await app.db.transaction().execute(async (db) => {
    const before = await lockPackage(db, packageId)
    if (before !== undefined && before.siteId !== shop.siteId) {
      throw refuseCall('NOT_FOUND', refusals.NOT_FOUND)
    }
    const isOther = before?.kind !== words.kind || before.tier !== words.tier
    if (before?.isBought === true && isOther) {
      throw refuseCall('PACKAGE_BOUGHT', refusals.PACKAGE_BOUGHT)
    }
    await writePackage(db, { ...shop, packageId, words, now: app.now() })
    const details = { package: words.name, sale: words.isOnSale ? 'on' : 'off' }
    await audit(db, context, { kind: 'package-saved', accountId, details })
  })
  return listed(app.db, shop)
})
