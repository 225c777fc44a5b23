import { parentPort } from 'node:worker_threads'
import { yieldThreadToPages } from './yield-to-pages.ts'

/** What a worker thread answers to a job. */
export type ThreadAnswer<Output> = { readonly output: Output } | { readonly failure: string }

/** Makes this worker thread answer the jobs of a `ThreadPool`, one at a time. */
export function answerJobs<Input, Output>(run: (input: Input) => Output | Promise<Output>): void {
  const answer = async (input: Input): Promise<ThreadAnswer<Output>> => {
    try {
      return { output: await run(input) }
    } catch (error) {
      return { failure: String(error) }
    }
  }
  parentPort?.on('message', async (input: Input) => parentPort?.postMessage(await answer(input)))
  yieldThreadToPages()
  parentPort?.postMessage('ready')
}
