import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'
import { deleteMessagesOf } from './message.queries.ts'

export const personalData: PersonalData = {
  held: {
    message: {
      by: [],
      rows: (id) => sql`select m.id, m.channel, m.sender, m.recipient, m.reply_to, m.subject,
        m.created_at, m.sent_at
        from account a join message m on m.created_at >= a.created_at
          and (m.recipient in (a.email, a.phone) or lower(m.reply_to) = lower(a.email))
        where a.id = ${id}::uuid order by m.id desc`,
    },
  },
  leftOut: {
    'message.body': 'It may hold a code or a link, and is erased once the message has gone out.',
  },
  erase: async (db, { addresses }) => {
    await deleteMessagesOf(db, addresses)
  },
}
