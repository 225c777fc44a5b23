import path from 'node:path'
import { os } from '#http/implement.ts'
import { minorHider } from '#privacy/minors.ts'
import { networkOfCaller, refuseFull } from '#security/bounded-work.ts'
import { FULL } from '#security/fair-queue.ts'
import { FAILED, threadsFor } from '#security/thread-pool.ts'
import { isShown } from '../shown-match.ts'
import type { FileToWrite } from './file-worker.ts'
import { findStoredMatch, type MatchFile } from './match-files.ts'

const threadsOf = threadsFor<FileToWrite, MatchFile>(
  'file',
  path.join(import.meta.dirname, 'file-worker.ts'),
)

/** Written in a worker thread, in turn with what other networks ask for. */
export const showMatchFile = os.matches.file.handler(
  async ({ input: { matchId, form }, context, errors }) => {
    if (!(await isShown(context, matchId))) throw errors.MATCH_NOT_FOUND()
    const stored = await findStoredMatch(context.app.db, matchId)
    if (stored === undefined) throw errors.MATCH_NOT_FOUND()
    const hide = await minorHider(context.app)
    const job = { stored: hide(stored), form }
    const file = await threadsOf(context.app).run(networkOfCaller(context), job)
    if (file === FULL) return refuseFull(context, 'files are being written')
    if (file === FAILED) throw new Error('The file of a match could not be written in time.')
    return new File([file.content], file.name, { type: file.type })
  },
)
