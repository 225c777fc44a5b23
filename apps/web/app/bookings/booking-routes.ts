import { route } from '@react-router/dev/routes'

/** What somebody has booked. */
export const bookingRoutes = [
  route('user/bookings', 'bookings/my-bookings-page.tsx'),
  route('user/bookings/bookings-details/:orderId?', 'bookings/booking-page.tsx'),
]
