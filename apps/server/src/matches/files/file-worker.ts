import type { MatchFileForm } from '@pavilion/contract/matches/match-file.ts'
import { answerJobs } from '#security/thread-jobs.ts'
import { type StoredMatch, writeMatchFile } from './match-files.ts'

/** Runs in a worker thread. */
answerJobs(({ stored, form }: FileToWrite) => writeMatchFile(stored, form))

export type FileToWrite = { readonly stored: StoredMatch; readonly form: MatchFileForm }
