import { open, type RowsOf } from '#app/access-walk/rows.testing.ts'

export const organisations: RowsOf<'organisations'> = {
  filter: open(() => ({})),
  show: open(({ organisationId }) => ({ organisationId })),
}
