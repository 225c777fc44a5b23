import type { Channel } from './email-text.ts'

const PATIENCE_MS = 15_000

/**
 * Sends SMS through a gateway, or a small adapter before one, that takes `POST { from, to, text }` as JSON
 * and answers 2xx.
 */
export function smsGateway(url: string, token: string | undefined): Channel {
  return async ({ sender, to, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ from: sender, to, text }),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`)
  }
}
