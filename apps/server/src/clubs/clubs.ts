export { clubLetter, type Letterhead } from './club-letter.ts'
export { reachPlayers } from './reach.queries.ts'
export { stopEmailsTo } from './when-emailed.queries.ts'
export type { Reached } from './calendar/ask.queries.ts'
export {
  availabilityAsked,
  birthDateChanged,
  entryCancelled,
  entryMoved,
  guestPlacesOffered,
  guestPlaceTaken,
  guardianRemoved,
  joinAsked,
  joinDecided,
  messageWritten,
  playerDroppedOut,
  reserveAsked,
  sheetPublished,
  squadGrew,
} from './club-events.ts'
