export {
  enrolmentAsked,
  enrolmentEnded,
  packEnding,
  placeGiven,
  sessionCancelled,
} from './academy-events.ts'
