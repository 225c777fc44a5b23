import { open, own, type RowsOf } from './rows.testing.ts'

export const matches: RowsOf<'matches'> = {
  featured: open(() => undefined),
  filter: open(() => ({})),
  card: open(({ matchId }) => ({ matchId })),
  show: open(({ matchId }) => ({ matchId })),
  log: open(({ matchId }) => ({ matchId })),
  innings: open(({ matchId }) => ({ matchId })),
  charts: open(({ matchId }) => ({ matchId })),
  overs: open(({ matchId }) => ({ matchId, innings: 1 })),
}

export const tournaments: RowsOf<'tournaments'> = {
  filter: open(() => ({})),
  show: open(({ tournamentId }) => ({ tournamentId })),
  table: own('it asks what the account of the token has paid for', ({ tournamentId }) => ({
    tournamentId,
  })),
}

export const teams: RowsOf<'teams'> = {
  filter: open(() => ({})),
  show: open(({ teamId }) => ({ teamId })),
}

export const organisations: RowsOf<'organisations'> = {
  filter: open(() => ({})),
  show: open(({ organisationId }) => ({ organisationId })),
}

export const players: RowsOf<'players'> = {
  filter: open(() => ({})),
  show: open(({ playerId }) => ({ playerId })),
}

export const officials: RowsOf<'officials'> = {
  filter: open(() => ({})),
  show: open(({ officialId }) => ({ officialId })),
}

export const grounds: RowsOf<'grounds'> = {
  filter: open(() => ({})),
  show: open(({ groundId }) => ({ groundId })),
  showPublic: open(({ groundId }) => ({ groundId })),
}

export const search: RowsOf<'search'> = { everything: open(() => ({ q: 'rovers' })) }

export const sites: RowsOf<'sites'> = { show: open(() => undefined), counts: open(() => undefined) }

export const places: RowsOf<'places'> = {
  countries: open(() => undefined),
  currencies: open(() => undefined),
  cities: open(() => ({ country_id: 'PK' })),
}

export const cms: RowsOf<'cms'> = {
  filter: open(() => ({})),
  show: open(({ postId: id }) => ({ id })),
  home: open(() => ({ section: 'section-1' })),
  siteMap: open(() => undefined),
  siteMapPart: open(() => ({ kind: 'posts', part: 1 })),
}

export const contact: RowsOf<'contact'> = {
  write: open(
    () => ({
      key: crypto.randomUUID(),
      name: 'Ayesha',
      email: 'ayesha@example.org',
      subject: 'A question',
      message: 'When do you play next?',
    }),
    'whoever writes a letter says who they are',
  ),
}
