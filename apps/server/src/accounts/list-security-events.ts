import { os } from '#http/implement.ts'
import { counted, success } from '#http/answer.ts'
import { afterCursor, partOf } from '#paging/paging.queries.ts'
import { ownAccount } from './own-account.ts'
import { countEvents, eventOrder, findEvents } from './security-event.queries.ts'

export const listSecurityEvents = os.accounts.securityEvents.handler(
  async ({ input: { filter, page }, context, errors }) => {
    const { accountId } = await ownAccount(context, 'read-own-account')
    const { db } = context.app
    const after = afterCursor(eventOrder, page.after)
    if (after === undefined) throw errors.BAD_CURSOR()
    const [rows, total] = await Promise.all([
      findEvents(db, { accountId, filter, after, size: page.size }),
      countEvents(db, { accountId, filter }),
    ])
    const { items, next } = partOf(eventOrder, rows, page.size)
    return success(counted(total, 'event'), {
      items: items.map(({ id, kind, at, address, userAgent }) => ({
        id,
        kind,
        at,
        address,
        userAgent,
      })),
      total,
      next,
    })
  },
)
