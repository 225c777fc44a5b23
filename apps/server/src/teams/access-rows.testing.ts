import { open, type RowsOf } from '#app/access-walk/rows.testing.ts'

export const teams: RowsOf<'teams'> = {
  filter: open(() => ({})),
  show: open(({ teamId }) => ({ teamId })),
}
