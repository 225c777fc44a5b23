import { readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import {
  type ServerProcess,
  startServerProcess,
} from '../../apps/server/src/app/start/server-process.testing.ts'
import { residentBytes } from '../processes.ts'
import { collectGarbage } from './collect-garbage.ts'

const ASK_AGAIN_MS = 200
const PATIENCE_MS = 10_000
const SIGNED_OUT = 401
const TOO_MANY = 429
const SERVER_FAILED = 500

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export type Answer = { readonly status: number; readonly body: unknown }

/** The real program in a folder of its own, killed and started again on one port. */
export class Product {
  /** How often it has been started. */
  lives = 0
  origin = ''
  readonly #folder: string
  readonly #connections = new http.Agent({ keepAlive: true })
  #server: ServerProcess | undefined
  #token = ''
  #loggingIn: Promise<void> | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  async start(): Promise<void> {
    const PORT = this.origin === '' ? '0' : new URL(this.origin).port
    const env = {
      DATA_DIR: this.#folder,
      PORT,
      TRUST_PROXY: '1',
      NODE_OPTIONS: '--inspect=127.0.0.1:0',
    }
    this.#server = startServerProcess({ env })
    this.origin = (await this.#server.ready).replace('localhost', '127.0.0.1')
    this.lives += 1
  }

  get port(): string {
    return new URL(this.origin).port
  }

  /** What it holds of the machine's memory, once it has thrown away what it does not need. */
  async heldBytes(): Promise<number> {
    const [, inspector] = /^Debugger listening on (\S+)$/m.exec(this.#server?.output() ?? '') ?? []
    if (inspector === undefined) throw new Error('The server has no inspector.')
    await collectGarbage(inspector)
    return residentBytes(this.#pid)
  }

  get #pid(): number {
    const pid = this.#server?.child.pid
    if (pid === undefined) throw new Error('The server does not run.')
    return pid
  }

  async killServer(): Promise<void> {
    this.#server?.child.kill('SIGKILL')
    await this.#server?.exit
    await this.start()
  }

  killDatabase(): void {
    process.kill(this.#postmaster, 'SIGKILL')
  }

  async freeze(ms: number): Promise<void> {
    this.#server?.child.kill('SIGSTOP')
    await pause(ms)
    this.#server?.child.kill('SIGCONT')
  }

  async stop(): Promise<void> {
    this.#server?.child.kill('SIGTERM')
    await this.#server?.exit
  }

  /** The processes of the database that hold a transaction open and do nothing. */
  get idleTransactions(): number {
    const pids = readFileSync(`/proc/${this.#postmaster}/task/${this.#postmaster}/children`, 'utf8')
    const titles = pids
      .trim()
      .split(' ')
      .map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
    return titles.filter((title) => title.includes('idle in transaction')).length
  }

  get #postmaster(): number {
    const note = path.join(this.#folder, 'postgres', 'postmaster.pid')
    return Number(readFileSync(note, 'utf8').split('\n')[0])
  }

  /** Asks as a scorer until there is an answer, as a pad does: a server that is away or busy is asked again. */
  async ask(method: 'GET' | 'POST', call: string, body?: unknown): Promise<Answer> {
    for (;;) {
      const answer = await this.#askOnce(method, call, body)
      if (answer?.status === SIGNED_OUT) await this.#logIn()
      else if (answer !== undefined && answer.status < SERVER_FAILED && answer.status !== TOO_MANY)
        return answer
      else await pause(ASK_AGAIN_MS)
    }
  }

  #askOnce(method: string, call: string, body?: unknown): Promise<Answer | undefined> {
    return new Promise((resolve) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${this.#token}`,
      }
      const request = http.request(`${this.origin}/api/v1${call}`, {
        agent: this.#connections,
        method,
        headers,
        timeout: PATIENCE_MS,
      })
      const end = () => resolve(undefined)
      request.once('error', end)
      request.once('timeout', () => request.destroy())
      request.once('response', (response) => {
        response.once('error', end)
        json(response).then(
          (told) => resolve({ status: response.statusCode ?? 0, body: told }),
          end,
        )
      })
      request.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }

  /** Closes the connections of those who ask. */
  leave(): void {
    this.#connections.destroy()
  }

  #logIn(): Promise<void> {
    this.#loggingIn ??= this.#logInOnce().finally(() => (this.#loggingIn = undefined))
    return this.#loggingIn
  }

  async #logInOnce(): Promise<void> {
    const [, password] = /all with the password (\S+)/.exec(this.#server?.output() ?? '') ?? []
    const credentials = { username: 'scorer@sample.example', password }
    const answer = await this.#askOnce('POST', '/account/login', credentials)
    const body = answer?.body
    if (typeof body === 'object' && body !== null && 'access_token' in body) {
      this.#token = String(body.access_token)
    } else await pause(ASK_AGAIN_MS)
  }
}
