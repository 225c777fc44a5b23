import { NoticeKind } from '@pavilion/contract/notifications/notification-calls.ts'

export type Channel = 'page' | 'push'

/** The kinds that people are told of who have chosen nothing. */
export const wantedByDefault: Readonly<Record<Channel, readonly NoticeKind[]>> = {
  page: NoticeKind.options,
  push: NoticeKind.options,
}
