export { enrolmentAsked, enrolmentEnded, placeGiven, sessionCancelled } from './academy-events.ts'
