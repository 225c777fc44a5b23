import type { AppContext } from '#app-context.ts'
import { provenId } from '#security/proven-id.ts'

export const UNSUBSCRIBE_PATH = '/unsubscribe'

/** Where the links below an email lead. */
export type EmailLinks = {
  /** For mail programs: whoever posts to it gets no more emails (RFC 8058). */
  readonly unsubscribe: string
  /** For people: a page that asks. */
  readonly stop: string
  readonly settings: string
}

/** An account, or a player of a club who has none. */
type Recipient = { readonly recipientId: string; readonly linkOrigin: string }

export async function emailLinks(
  app: AppContext,
  { recipientId, linkOrigin }: Recipient,
): Promise<EmailLinks> {
  const token = await provenId(app, 'email-unsubscribe', recipientId)
  return {
    unsubscribe: `${linkOrigin}${UNSUBSCRIBE_PATH}?token=${token}`,
    stop: `${linkOrigin}${stopPage(token)}`,
    settings: `${linkOrigin}/notifications/settings`,
  }
}

export const stopPage = (token: string) => `/stop-emails#token=${token}`
