export { feesCharged, feesReminded } from './fee-events.ts'
