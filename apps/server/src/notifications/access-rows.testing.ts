import { randomUUID } from 'node:crypto'
import { aBrowser } from './push/browser.testing.ts'
import { open, own, type RowsOf } from '#app/access-walk/rows.testing.ts'

const because = 'it reaches the notifications of the caller alone'

export const notifications: RowsOf<'notifications'> = {
  filter: own(because, () => ({})),
  unread: own(because, () => undefined),
  read: own(because, () => ({ noticeId: randomUUID() })),
  readAll: own(because, () => undefined),
  pushState: own(because, () => undefined),
  subscribe: own(because, () => ({
    endpoint: `https://push.example.org/${randomUUID()}`,
    keys: aBrowser().keys,
  })),
  unsubscribe: own(because, () => undefined),
  settings: own(because, () => undefined),
  saveSettings: own(because, () => ({
    kinds: [],
    timeZone: 'Asia/Karachi',
    digestAt: null,
    quiet: null,
  })),
  stopEmails: open(() => ({ token: 'x'.repeat(40) }), 'the token says whose emails it ends'),
}
