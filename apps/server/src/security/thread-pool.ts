import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { AppContext } from '#app-context.ts'
import { type Bounds, bounds, queueOf, type WorkKind } from './bounded-work.ts'
import type { FairQueue, FULL } from './fair-queue.ts'
import type { ThreadAnswer } from './thread-jobs.ts'

type Limits = Pick<Bounds, 'patienceMs' | 'memoryMb'>

/** What `run` answers for a job that took too long or too much memory, or threw. */
export const FAILED = Symbol('a job failed')

/**
 * Runs jobs off the main thread, where a slow one would delay every page and live stream, within limits of
 * time, memory and number. Threads start with their first job and do not keep the process alive.
 */
export class ThreadPool<Input, Output> {
  readonly #program: string
  readonly #limits: Limits
  readonly #queue: FairQueue
  readonly #idle: Worker[] = []

  /** `program`: the path of a module that calls `answerJobs`. */
  constructor(program: string, limits: Limits, queue: FairQueue) {
    this.#program = program
    this.#limits = limits
    this.#queue = queue
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
    const resourceLimits = { maxOldGenerationSizeMb: this.#limits.memoryMb }
    const worker = new Worker(this.#program, { resourceLimits })
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
      const patience = setTimeout(fail, this.#limits.patienceMs)
      worker.on('message', answer).on('error', fail)
      worker.postMessage(input)
    })
  }
}

/** The threads for one kind of work, which all calls of a process share. */
export function threadsFor<Input, Output>(kind: WorkKind, program: string) {
  const pools = new WeakMap<AppContext['pool'], ThreadPool<Input, Output>>()
  return (app: Pick<AppContext, 'pool'>): ThreadPool<Input, Output> => {
    const known = pools.get(app.pool)
    const pool = known ?? new ThreadPool<Input, Output>(program, bounds[kind], queueOf(app, kind))
    pools.set(app.pool, pool)
    return pool
  }
}
