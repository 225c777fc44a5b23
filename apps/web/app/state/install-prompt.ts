/** Chromium's event that offers to install a site; other browsers never fire it. */
type InstallPrompt = Event & {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

const readers = new Set<() => void>()
let offer: InstallPrompt | null = null

function keep(next: InstallPrompt | null): void {
  offer = next
  for (const read of readers) read()
}

/** Keeps the event, which fires once, soon after the first page has loaded. */
export function awaitInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isPrompt(event)) keep(event)
  })
  addEventListener('appinstalled', () => keep(null))
}

export const installOffer = {
  subscribe: (read: () => void): (() => void) => {
    readers.add(read)
    return () => readers.delete(read)
  },
  read: (): InstallPrompt | null => offer,
}

/** Shows the browser's install prompt; possible once per event. */
export async function install(): Promise<void> {
  const asked = offer
  keep(null)
  await asked?.prompt()
}
