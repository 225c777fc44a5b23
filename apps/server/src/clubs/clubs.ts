export {
  availabilityAsked,
  entryCancelled,
  playerDroppedOut,
  reserveAsked,
  sheetPublished,
  squadGrew,
} from './club-events.ts'
