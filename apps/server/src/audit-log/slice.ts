import type { Slice } from '#slice.ts'
import { limits } from './limits.ts'
import { exportAuditLog, filterAuditLog } from './read-audit-log.ts'

export const auditLog = {
  calls: {
    auditLog: { filter: filterAuditLog, table: exportAuditLog },
  },
  limits,
} satisfies Slice
