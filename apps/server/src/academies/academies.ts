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
export { starterDrills } from './session-plans/starter-drills.ts'
