type StreamListener = {
  readonly onOpen: () => void
  /** `closed`: the browser will not reconnect by itself. */
  readonly onFail: (closed: boolean) => void
  readonly onFrame: (seq: number, text: string) => void
  readonly onWatchers: (watchers: number) => void
}

/** Opens the stream of a match after an entry. Answers the function that closes it. */
export function openStream(address: string, after: number, listener: StreamListener): () => void {
  const source = new EventSource(`${address}?after=${after}`)
  source.addEventListener('open', listener.onOpen)
  source.addEventListener('error', () => listener.onFail(source.readyState === EventSource.CLOSED))
  source.addEventListener('message', ({ lastEventId, data }: MessageEvent<string>) =>
    listener.onFrame(Number(lastEventId), data),
  )
  source.addEventListener('watchers', ({ data }: MessageEvent<string>) => {
    const watchers = Number(data)
    if (Number.isInteger(watchers)) listener.onWatchers(watchers)
  })
  return () => source.close()
}

/**
 * The seq of a match's snapshot; undefined when the request failed. The browser sends the last ETag, so an
 * unchanged score has no body.
 */
export async function snapshotSeq(address: string): Promise<number | undefined> {
  try {
    const response = await fetch(`${address}.json`, { cache: 'no-cache' })
    return response.ok ? seqOf(await response.json()) : undefined
  } catch {
    return undefined
  }
}

function seqOf(snapshot: unknown): number | undefined {
  const stands = typeof snapshot === 'object' && snapshot !== null && 'seq' in snapshot
  return stands && typeof snapshot.seq === 'number' ? snapshot.seq : undefined
}
