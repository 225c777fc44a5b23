import { answerJobs } from '#security/thread-jobs.ts'
import { renderMarkdown } from './markdown.ts'

/** Runs in a worker thread. */
answerJobs(renderMarkdown)
