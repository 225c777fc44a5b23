import type { Socket } from 'node:net'
import { networkOf } from '#http/network.ts'

export type Limits = { readonly inAll: number; readonly perAddress: number }

/** Counts open streams, in all and by address (of IPv6, by network), and says when there are enough. */
export class Gate {
  readonly #limits: Limits
  readonly #open = new Map<Socket, string>()
  readonly #byAddress = new Map<string, number>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** False when there are too many already; else the socket counts until it closes. */
  enter(socket: Socket, from: string): boolean {
    const address = networkOf(from)
    const here = this.#byAddress.get(address) ?? 0
    if (this.#open.size >= this.#limits.inAll || here >= this.#limits.perAddress) return false
    this.#byAddress.set(address, here + 1)
    this.#open.set(socket, address)
    socket.on('close', this.#leave)
    return true
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
