import { route } from '@react-router/dev/routes'

export const notificationRoutes = [
  route('notifications', 'notifications/notifications-page.tsx'),
  route('notifications/settings', 'notifications/settings/settings-page.tsx'),
]
