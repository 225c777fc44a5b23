/** Reads the code that a picture shows; null when it shows none. */
type CodeReader = (video: HTMLVideoElement) => Promise<string | null>

type Detector = {
  readonly detect: (video: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}
type Browser = {
  readonly BarcodeDetector?: {
    new (options: { readonly formats: readonly string[] }): Detector
    readonly getSupportedFormats: () => Promise<readonly string[]>
  }
}

/** The browser’s own reader where it has one; a library otherwise, loaded only then. */
export async function codeReader(): Promise<CodeReader> {
  const browser: Window & Browser = window
  const { BarcodeDetector } = browser
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): readonly string[] => [])
  if (BarcodeDetector === undefined || formats?.includes('qr_code') !== true) return byLibrary()
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
}

const WIDEST = 800

async function byLibrary(): Promise<CodeReader> {
  const { default: readCode } = await import('jsqr')
  const canvas = document.createElement('canvas')
  const drawn = canvas.getContext('2d', { willReadFrequently: true })
  return (video) => {
    const scale = Math.min(1, WIDEST / video.videoWidth)
    const [width, height] = [video.videoWidth, video.videoHeight].map((one) =>
      Math.floor(one * scale),
    )
    if (drawn === null || !width || !height) return Promise.resolve(null)
    canvas.width = width
    canvas.height = height
    drawn.drawImage(video, 0, 0, width, height)
    const { data } = drawn.getImageData(0, 0, width, height)
    return Promise.resolve(readCode(data, width, height)?.data ?? null)
  }
}
