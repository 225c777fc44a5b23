type StreamListener = {
  readonly onOpen: () => void
  /** `closed`: the browser will not try again by itself. */
  readonly onFail: (closed: boolean) => void
  readonly onFrame: (seq: number, text: string) => void
  readonly onWatchers: (watchers: number) => void
}

/** The stream of a match from the entry after `after` on. Answers the function that closes it. */
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

/** Where the snapshot of a match stands; undefined when it cannot be had. The browser keeps the last
 * answer's entity tag, so an unchanged score costs a head and no body. */
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
