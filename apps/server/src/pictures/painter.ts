import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { MatchPicture } from './match-picture.ts'

type Painted = { readonly id: number; readonly png?: Uint8Array; readonly failure?: string }
type Waiting = { readonly resolve: (png: Buffer) => void; readonly reject: (error: Error) => void }

const MOST_WAITING = 50

/** Paints pictures in a worker thread, started with the first picture. */
export class Painter {
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #asked = 0

  /** Undefined when too many are waiting. */
  paint(picture: MatchPicture): Promise<Buffer> | undefined {
    if (this.#waiting.size >= MOST_WAITING) return undefined
    this.#worker ??= this.#start()
    this.#asked += 1
    const id = this.#asked
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker?.postMessage({ id, picture })
    })
  }

  #start(): Worker {
    const worker = new Worker(path.join(import.meta.dirname, 'paint-worker.ts'))
    worker.unref()
    worker.on('message', ({ id, png, failure }: Painted) => {
      const waiting = this.#waiting.get(id)
      this.#waiting.delete(id)
      if (png) waiting?.resolve(Buffer.from(png))
      else waiting?.reject(new Error(failure))
    })
    worker.on('error', (error: Error) => this.#giveUp(error))
    return worker
  }

  /** The worker has ended: rejects what is waiting; the next picture starts a new worker. */
  #giveUp(error: Error): void {
    this.#worker = undefined
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
