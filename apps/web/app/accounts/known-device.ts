const NAME = 'known_devices'
const MOST = 8

const isText = (value: unknown): value is string => typeof value === 'string'

/** What each address was given when it was last signed in with here, the latest first. */
function read(): readonly (readonly [email: string, device: string])[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.flatMap((entry: unknown) => {
      const [email, device]: unknown[] = Array.isArray(entry) ? entry : []
      return isText(email) && isText(device) ? [[email, device] as const] : []
    })
  } catch {
    return []
  }
}

/** What shows the server that this person has signed in on this device before. */
export const knownDevice = (email: string): string | undefined =>
  read().find(([known]) => known === email)?.[1]

/** Where nothing can be stored, the device stays unknown. */
export function rememberDevice(email: string, device: string): void {
  const others = read().filter(([known]) => known !== email)
  try {
    localStorage.setItem(NAME, JSON.stringify([[email, device], ...others].slice(0, MOST)))
  } catch {}
}
