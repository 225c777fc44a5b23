export {
  availabilityAsked,
  entryCancelled,
  joinAsked,
  joinDecided,
  playerDroppedOut,
  reserveAsked,
  sheetPublished,
  squadGrew,
} from './club-events.ts'
