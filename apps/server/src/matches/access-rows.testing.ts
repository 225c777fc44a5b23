import { open, type RowsOf } from '#app/access-walk/rows.testing.ts'

export const matches: RowsOf<'matches'> = {
  featured: open(() => undefined),
  filter: open(() => ({})),
  calendar: open(({ matchId }) => ({ matchId })),
  card: open(({ matchId }) => ({ matchId })),
  show: open(({ matchId }) => ({ matchId })),
  log: open(({ matchId }) => ({ matchId })),
  file: open(({ matchId }) => ({ matchId, form: 'cricsheet.json' })),
  innings: open(({ matchId }) => ({ matchId })),
  charts: open(({ matchId }) => ({ matchId })),
  leftHanders: open(({ matchId }) => ({ matchId })),
  overs: open(({ matchId }) => ({ matchId, innings: 1 })),
}
