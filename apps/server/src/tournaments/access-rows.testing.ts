import { open, own, type RowsOf } from '#app/access-walk/rows.testing.ts'

export const tournaments: RowsOf<'tournaments'> = {
  filter: open(() => ({})),
  show: open(({ tournamentId }) => ({ tournamentId })),
  table: own('it asks what the account of the token has paid for', ({ tournamentId }) => ({
    tournamentId,
  })),
}
