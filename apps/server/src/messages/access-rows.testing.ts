import { only, type RowsOf } from '#app/access-walk/rows.testing.ts'

export const messages: RowsOf<'messages'> = {
  filterOutbox: only('read-outbox', ['operator'], () => ({})),
}
