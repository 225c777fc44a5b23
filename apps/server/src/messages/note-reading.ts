import type { CallContext } from '#http/implement.ts'
import { audit } from '#security/audit.ts'
import { hasTriesLeft } from '#security/limits.ts'
import { limits } from './limits.ts'

/** Logs, once an hour, who reads the outbox: its codes and links open accounts. */
export async function noteReading(
  context: CallContext,
  accountId: string | undefined,
): Promise<void> {
  const reader = accountId ?? context.caller.address
  if (!(await hasTriesLeft(context, [[limits.readingByAccount, reader]]))) return
  await audit(context.app.db, context, { kind: 'outbox-read', accountId })
}
