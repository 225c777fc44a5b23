import { open, type RowsOf } from '#app/access-walk/rows.testing.ts'

export const search: RowsOf<'search'> = { everything: open(() => ({ q: 'rovers' })) }
