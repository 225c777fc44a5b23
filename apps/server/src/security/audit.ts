import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { insertSecurityEvent, type SecurityEvent } from './security.queries.ts'

type Caller = CallContext['caller']

const audited = new WeakSet<Caller>()

/** Whether something was recorded for this request. */
export const wasAudited = (caller: Caller): boolean => audited.has(caller)

/** Records a security event of an account, in the transaction that causes it. */
export const audit = (db: Db, { app, caller }: CallContext, event: SecurityEvent) => {
  audited.add(caller)
  return insertSecurityEvent(db, event, {
    address: caller.address,
    userAgent: caller.userAgent,
    at: app.now(),
  })
}

/** Records what a command on the machine did; who ran it is not known. */
export const auditCommand = (db: Db, event: SecurityEvent, at: string) =>
  insertSecurityEvent(db, event, { address: '', userAgent: 'command line', at })
