import { own, type RowsOf } from '#app/access-walk/rows.testing.ts'

export const tasks: RowsOf<'tasks'> = {
  own: own('it lists what waits for an answer of the caller', () => undefined),
}
