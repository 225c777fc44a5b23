export {
  enrolmentAsked,
  enrolmentEnded,
  leadAsked,
  packEnding,
  placeGiven,
  sessionCancelled,
} from './academy-events.ts'
