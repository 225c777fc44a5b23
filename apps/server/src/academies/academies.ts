export {
  batchMoved,
  enrolmentAsked,
  enrolmentEnded,
  holidayPlanned,
  leadAsked,
  packEnding,
  placeGiven,
  sessionCancelled,
} from './academy-events.ts'
