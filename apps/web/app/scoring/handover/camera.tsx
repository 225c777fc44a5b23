import { Button } from '@pavilion/kit/button.tsx'
import { useEffect, useRef, useState } from 'react'
import * as t from '#texts/scoring.ts'
import { codeReader } from './code-reader.ts'
import styles from './hand-over.module.css'

const LOOK_EVERY = 120
const NO_CAMERA = t.cameraCannotBeUsed

/** Looks for codes through the camera, once somebody has started it. */
export function Camera({ onCode }: { readonly onCode: (code: string) => void }) {
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [told, tell] = useState<string | null>(null)
  const start = async () => {
    try {
      setStream(await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }))
    } catch {
      tell(NO_CAMERA)
    }
  }
  useEffect(() => () => stream?.getTracks().forEach((track) => track.stop()), [stream])
  if (stream !== null) return <Looking stream={stream} onCode={onCode} />
  return (
    <>
      <Button wide onClick={() => void start()}>
        {t.readWithTheCamera}
      </Button>
      {told !== null && <p role="alert">{told}</p>}
    </>
  )
}

type LookingProps = {
  readonly stream: MediaStream
  readonly onCode: (code: string) => void
}

function Looking({ stream, onCode }: LookingProps) {
  const video = useRef<HTMLVideoElement>(null)
  const tell = useRef(onCode)
  useEffect(() => {
    tell.current = onCode
  })
  useEffect(() => {
    const shown = video.current
    if (shown === null) return undefined
    const left = new AbortController()
    shown.srcObject = stream
    void shown.play().catch(() => undefined)
    void look(shown, left.signal, (code) => tell.current(code))
    return () => left.abort()
  }, [stream])
  return (
    <video ref={video} className={styles.camera} muted playsInline aria-label={t.cameraPicture} />
  )
}

async function look(video: HTMLVideoElement, left: AbortSignal, tell: (code: string) => void) {
  const read = await codeReader()
  while (!left.aborted) {
    const code = await read(video).catch(() => null)
    if (code !== null && !left.aborted) tell(code)
    await new Promise((done) => setTimeout(done, LOOK_EVERY))
  }
}
