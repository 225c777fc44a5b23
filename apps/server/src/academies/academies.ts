export {
  enrolmentAsked,
  enrolmentEnded,
  leadAsked,
  packEnding,
  placeGiven,
  sessionCancelled,
} from './academy-events.ts'
export { starterDrills } from './session-plans/starter-drills.ts'
