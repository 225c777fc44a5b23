export { affiliationStep, registerStep } from './association-events.ts'
