import { route } from '@react-router/dev/routes'

export const notificationRoutes = [route('notifications', 'notifications/notifications-page.tsx')]
