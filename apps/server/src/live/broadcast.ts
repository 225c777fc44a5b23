import type { Socket } from 'node:net'

type Job = { readonly sockets: readonly Socket[]; readonly bytes: Buffer; next: number }

export type Broadcast = (sockets: Iterable<Socket>, text: string) => void

/**
 * Writes one buffer to many sockets: in batches, so that other work gets its turn, and one broadcast after
 * another, so that none overtakes. A socket with `limit` bytes unread is cut off.
 */
export function createBroadcast(limit: number, atOnce = 1024): Broadcast {
  const jobs: Job[] = []

  function work() {
    const [job] = jobs
    if (!job) return
    const end = Math.min(job.next + atOnce, job.sockets.length)
    for (const socket of job.sockets.slice(job.next, end)) write(socket, job.bytes, limit)
    job.next = end
    if (end === job.sockets.length) jobs.shift()
    if (jobs.length > 0) setImmediate(work)
  }

  return (sockets, text) => {
    const job = { sockets: [...sockets], bytes: Buffer.from(text), next: 0 }
    if (job.sockets.length === 0) return
    jobs.push(job)
    if (jobs.length === 1) work()
  }
}

function write(socket: Socket, bytes: Buffer, limit: number): void {
  if (socket.writableLength > limit) socket.destroy()
  else if (socket.writable) socket.write(bytes)
}
