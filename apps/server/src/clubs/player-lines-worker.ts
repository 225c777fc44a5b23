import { answerJobs } from '#security/thread-jobs.ts'
import { readPlayerLines } from './player-lines.ts'

/** Runs in a worker thread. */
answerJobs(readPlayerLines)
