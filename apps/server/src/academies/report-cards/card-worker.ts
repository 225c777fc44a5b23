import { answerJobs } from '#security/thread-jobs.ts'
import { type CardToPrint, printCard } from './print-card.ts'

/** Runs in a worker thread. */
answerJobs((card: CardToPrint) => printCard(card))
