import type { Socket } from 'node:net'
import { networkOf } from '#http/network.ts'

export type Limits = { readonly inAll: number; readonly perAddress: number }

/** Limits open connections, in total and per address (for IPv6, per network). */
export class ConnectionLimiter {
  readonly #limits: Limits
  readonly #open = new Map<Socket, string>()
  readonly #byAddress = new Map<string, number>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** False when there are too many; otherwise the socket counts until it closes. */
  enter(socket: Socket, from: string): boolean {
    const address = networkOf(from)
    const here = this.#byAddress.get(address) ?? 0
    if (this.#open.size >= this.#limits.inAll || here >= this.#limits.perAddress) return false
    this.#byAddress.set(address, here + 1)
    this.#open.set(socket, address)
    socket.on('close', this.#leave)
    return true
  }

  /** The sockets that have entered and are open. */
  sockets(): readonly Socket[] {
    return [...this.#open.keys()]
  }

  readonly #leave = this.#leaver()

  #leaver() {
    const gone = (socket: Socket) => {
      const address = this.#open.get(socket)
      if (address === undefined) return
      this.#open.delete(socket)
      const here = (this.#byAddress.get(address) ?? 1) - 1
      if (here === 0) this.#byAddress.delete(address)
      else this.#byAddress.set(address, here)
    }
    return function leave(this: Socket) {
      gone(this)
    }
  }
}
