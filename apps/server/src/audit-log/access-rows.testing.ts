import { only, type RowsOf } from '#app/access-walk/rows.testing.ts'

export const auditLog: RowsOf<'auditLog'> = {
  filter: only('read-audit-log', ['operator'], () => ({})),
  table: only('read-audit-log', ['operator'], () => ({})),
}
