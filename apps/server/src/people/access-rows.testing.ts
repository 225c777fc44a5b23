import { open, type RowsOf } from '#app/access-walk/rows.testing.ts'

export const players: RowsOf<'players'> = {
  filter: open(() => ({})),
  show: open(({ playerId }) => ({ playerId })),
}

export const officials: RowsOf<'officials'> = {
  filter: open(() => ({})),
  show: open(({ officialId }) => ({ officialId })),
}
