import { route } from '@react-router/dev/routes'

/** Pages of one's bookings, and of the grounds one manages. */
export const bookingRoutes = [
  route('user/bookings', 'bookings/my-bookings-page.tsx'),
  route('user/bookings/bookings-details/:orderId?', 'bookings/booking-page.tsx'),
  route('manage/grounds', 'bookings/my-grounds-page.tsx'),
  route('manage/grounds/:groundId', 'bookings/ground-console-page.tsx'),
]
