import { open, type RowsOf } from '#app/access-walk/rows.testing.ts'

export const contact: RowsOf<'contact'> = {
  write: open(
    () => ({
      key: crypto.randomUUID(),
      name: 'Ayesha',
      email: 'ayesha@example.org',
      subject: 'A question',
      message: 'When do you play next?',
    }),
    'whoever writes a message says who they are',
  ),
}
