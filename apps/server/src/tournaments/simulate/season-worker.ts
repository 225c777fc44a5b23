import { simulateSeasons } from '@pavilion/cricket/simulation/simulate-seasons.ts'
import { answerJobs } from '#security/thread-jobs.ts'

/** Runs in a worker thread. */
answerJobs(simulateSeasons)
