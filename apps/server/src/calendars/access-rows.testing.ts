import { randomUUID } from 'node:crypto'
import { open, own, type RowsOf } from '#app/access-walk/rows.testing.ts'
import { provenId } from '#security/proven-id.ts'
import { keepCalendarId } from './address.queries.ts'

const because = 'it reaches the calendar of the caller alone'

export const calendars: RowsOf<'calendars'> = {
  own: own(because, () => undefined),
  makeAddress: own(because, () => undefined),
  dropAddress: own(because, () => undefined),
  file: open(async ({ app, memberId: accountId }) => {
    const id = randomUUID()
    await keepCalendarId(app.db, { accountId, id, now: app.now() })
    return { token: await provenId(app, 'private-calendar', id) }
  }),
}
