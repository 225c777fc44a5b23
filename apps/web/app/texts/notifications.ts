// Written by `npm run texts` from apps/web/texts/en/notifications.json.
import { printFigure as $n } from '@pavilion/contract/print-figure.ts'

export const notifications = 'Notifications'
export const notificationsDescription = 'What has happened in the matches you follow, and to your bookings, orders and roles.'
export const unread = (a: { readonly unread: number }): string => (a.unread === 0 ? 'Notifications' : a.unread === 1 ? 'Notifications, ' + $n(a.unread) + ' unread' : 'Notifications, ' + $n(a.unread) + ' unread')
export const manyUnread = 'Notifications, 99 or more unread'
export const markAllAsRead = 'Mark all as read'
export const seeAll = 'See all'
export const settings = 'What you follow'
export const nothingYet = 'Nothing yet'
export const followSomething = 'Follow a match, team, player or tournament, and you are told here what happens.'
export const showEarlier = 'Show earlier'
export const unreadDot = 'Unread'
export const latest = 'Last sixty days'
export const allRead = 'All read'
