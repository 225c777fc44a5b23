import type { Slice } from '#slice.ts'
import { calendarSources } from './own-events.queries.ts'
import { limits } from './limits.ts'
import { listeners } from './listeners.ts'
import { personalData } from './personal-data.queries.ts'
import { checkAvailability } from './availability.ts'
import { bookGround } from './book-ground.ts'
import { cancelBooking } from './cancel-booking.ts'
import { closeGround, listClosures, reopenGround } from './closures.ts'
import { filterBookings } from './filter-bookings.ts'
import { quoteBooking } from './quote-booking.ts'
import { rescheduleBooking } from './reschedule.ts'
import { showBooking, showCalendar } from './show-booking.ts'
import { showTakings } from './takings.ts'
import { bookWalkIn } from './walk-in.ts'

export const bookings = {
  calls: {
    bookings: {
      availability: checkAvailability,
      quote: quoteBooking,
      book: bookGround,
      show: showBooking,
      calendar: showCalendar,
      cancel: cancelBooking,
      reschedule: rescheduleBooking,
      filter: filterBookings,
    },
    groundConsole: {
      bookWalkIn,
      close: closeGround,
      closures: listClosures,
      reopen: reopenGround,
      takings: showTakings,
    },
  },
  listeners,
  personalData: [personalData],
  calendarSources,
  limits,
} satisfies Slice
