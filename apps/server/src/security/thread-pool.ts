import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { FairQueue, FULL } from './fair-queue.ts'
import type { ThreadAnswer } from './thread-jobs.ts'

export type PoolSettings = {
  /** The path of a module that calls `answerJobs`. */
  readonly program: string
  /** How many jobs run at once, of one owner at most one less, so that another is never kept waiting. */
  readonly threads: number
  readonly mostWaiting: number
  /** How long one job may take. */
  readonly patienceMs: number
  /** The heap of each thread. */
  readonly memoryMb: number
}

/** What `run` answers for a job that took too long or too much memory, or threw. */
export const FAILED = Symbol('a job failed')

/**
 * Runs jobs off the main thread, where a slow one would delay every page and live stream, within limits of
 * time, memory and number. Threads start with their first job and do not keep the process alive.
 */
export class ThreadPool<Input, Output> {
  readonly #settings: PoolSettings
  readonly #queue: FairQueue
  readonly #idle: Worker[] = []

  constructor(settings: PoolSettings) {
    this.#settings = settings
    const { threads, mostWaiting } = settings
    this.#queue = new FairQueue({
      atOnce: threads,
      atOnceOfOne: Math.max(1, threads - 1),
      mostWaiting,
    })
  }

  /** The owner shares the threads with others: an account, or a network. */
  run(owner: string, input: Input): Promise<Output | typeof FAILED | typeof FULL> {
    return this.#queue.run(owner, async () => {
      const worker = this.#idle.pop() ?? (await this.#start())
      const output = await this.#ask(worker, input)
      if (output === FAILED) await worker.terminate()
      else this.#idle.push(worker)
      return output
    })
  }

  /** A thread that has loaded its program, which does not count towards the time of a job. */
  async #start(): Promise<Worker> {
    const { program, memoryMb } = this.#settings
    const worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
    await once(worker, 'message')
    worker.unref()
    return worker
  }

  #ask(worker: Worker, input: Input): Promise<Output | typeof FAILED> {
    return new Promise((resolve) => {
      const end = (output: Output | typeof FAILED) => {
        clearTimeout(patience)
        worker.off('message', answer).off('error', fail)
        resolve(output)
      }
      const answer = (told: ThreadAnswer<Output>) => end('output' in told ? told.output : FAILED)
      const fail = () => end(FAILED)
      const patience = setTimeout(fail, this.#settings.patienceMs)
      worker.on('message', answer).on('error', fail)
      worker.postMessage(input)
    })
  }
}
