export { loadsOf } from './club-loads.ts'
