export { reachPlayers } from './reach.queries.ts'
export type { Reached } from './calendar/ask.queries.ts'
export {
  availabilityAsked,
  birthDateChanged,
  entryCancelled,
  entryMoved,
  guardianRemoved,
  joinAsked,
  joinDecided,
  messageWritten,
  playerDroppedOut,
  reserveAsked,
  sheetPublished,
  squadGrew,
} from './club-events.ts'
