export {
  availabilityAsked,
  entryCancelled,
  playerDroppedOut,
  reserveAsked,
  sheetPublished,
} from './club-events.ts'
