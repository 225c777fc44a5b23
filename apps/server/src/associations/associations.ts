export { affiliationStep, registerStep } from './association-events.ts'
export { refusedSide } from './side-limits.ts'
