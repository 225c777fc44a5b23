import { z } from 'zod'

const PATIENCE_MS = 60_000
const Answered = z.object({ id: z.literal(2) })

/**
 * Has a Node whose inspector listens at the address collect all garbage: what V8 has not yet thrown away would look
 * like growth.
 */
export async function collectGarbage(inspector: string): Promise<void> {
  const socket = new WebSocket(inspector)
  const giveUp = AbortSignal.timeout(PATIENCE_MS)
  try {
    await new Promise<void>((resolve, reject) => {
      giveUp.addEventListener('abort', () => reject(new Error('The inspector does not answer.')))
      socket.addEventListener('error', () => reject(new Error('The inspector cannot be reached.')))
      socket.addEventListener('open', () => {
        socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.enable' }))
        socket.send(JSON.stringify({ id: 2, method: 'HeapProfiler.collectGarbage' }))
      })
      socket.addEventListener('message', ({ data }) => {
        if (Answered.safeParse(JSON.parse(String(data))).success) resolve()
      })
    })
  } finally {
    socket.close()
  }
}
