export const ownBookings = '/user/bookings'

export const orderDetails = (orderId: string): string =>
  `${ownBookings}/bookings-details/${orderId}`
