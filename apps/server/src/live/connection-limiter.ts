import type { Socket } from 'node:net'
import { networkOf } from '#http/network.ts'

export type Limits = { readonly inAll: number; readonly perAddress: number }

type Holder = { readonly sockets: Set<Socket> }

/**
 * Limits open connections, in total and per address (for IPv6, per network). When all are taken, a newcomer
 * takes the place of the oldest connection of the address that holds most, unless its own would then hold
 * as many.
 */
export class ConnectionLimiter {
  readonly #limits: Limits
  readonly #open = new Map<Socket, Holder>()
  readonly #holders = new Map<string, Holder>()
  /** The holders of one connection, of two, and so on; in place 0 nobody. */
  readonly #bySize: Set<Holder>[] = []

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** False when there are too many; otherwise the socket counts until it closes. */
  enter(socket: Socket, from: string): boolean {
    const address = networkOf(from)
    const holder = this.#holders.get(address) ?? { sockets: new Set() }
    const size = holder.sockets.size
    if (size >= this.#limits.perAddress) return false
    if (this.#open.size >= this.#limits.inAll && !this.#evictFor(size + 1)) return false
    this.#holders.set(address, holder)
    this.#open.set(socket, holder)
    holder.sockets.add(socket)
    this.#move(holder, size)
    socket.on('close', () => this.#leave(socket, address))
    return true
  }

  /** The sockets that have entered and are open. */
  sockets(): readonly Socket[] {
    return [...this.#open.keys()]
  }

  #evictFor(size: number): boolean {
    while (this.#bySize.length > 0 && this.#bySize.at(-1)?.size === 0) this.#bySize.pop()
    const [largest] = this.#bySize.at(-1) ?? []
    const [oldest] = largest?.sockets ?? []
    if (largest === undefined || oldest === undefined || largest.sockets.size <= size) return false
    this.#forget(oldest, largest)
    oldest.destroy()
    return true
  }

  #leave(socket: Socket, address: string): void {
    const holder = this.#open.get(socket)
    if (holder !== undefined) this.#forget(socket, holder)
    if (this.#holders.get(address)?.sockets.size === 0) this.#holders.delete(address)
  }

  #forget(socket: Socket, holder: Holder): void {
    const size = holder.sockets.size
    this.#open.delete(socket)
    holder.sockets.delete(socket)
    this.#move(holder, size)
  }

  /** Enters a holder in the place of its size now, which was another before. */
  #move(holder: Holder, before: number): void {
    this.#bySize[before]?.delete(holder)
    const { size } = holder.sockets
    for (let at = this.#bySize.length; at <= size; at += 1) this.#bySize.push(new Set())
    if (size > 0) this.#bySize[size]?.add(holder)
  }
}
