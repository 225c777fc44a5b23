export { documentLapsing } from './document-events.ts'
