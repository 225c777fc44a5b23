import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { insertSecurityEvent, type SecurityEvent } from './security.queries.ts'

/** Records a security event of an account, in the transaction that causes it. */
export const audit = (db: Db, { app, caller }: CallContext, event: SecurityEvent) =>
  insertSecurityEvent(db, event, {
    address: caller.address,
    userAgent: caller.userAgent,
    at: app.now(),
  })

/** Records what a command on the machine did; who ran it is not known. */
export const auditCommand = (db: Db, event: SecurityEvent, at: string) =>
  insertSecurityEvent(db, event, { address: '', userAgent: 'command line', at })
