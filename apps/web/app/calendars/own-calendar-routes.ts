import { route } from '@react-router/dev/routes'

/** The page with everything that somebody goes to. */
export const ownCalendarRoutes = [route('my-cricket/calendar', 'calendars/own-calendar-page.tsx')]
