import { alwaysEmailed } from '@pavilion/contract/notifications/always-emailed.ts'
import { NoticeKind } from '@pavilion/contract/notifications/notification-calls.ts'

export type Channel = 'page' | 'push' | 'email'

/** The kinds that people are told of who have chosen nothing. */
export const wantedByDefault: Readonly<Record<Channel, readonly NoticeKind[]>> = {
  page: NoticeKind.options,
  push: NoticeKind.options,
  /** What a club asks its players is emailed by the club, unless they decline. */
  email: [...alwaysEmailed, 'club'],
}
