import * as t from '#texts/academies.ts'
import type { Drill } from './plan-calls.ts'

export const trainsText: Readonly<Record<Drill['trains'], string>> = {
  batting: t.batting,
  bowling: t.bowling,
  fielding: t.fielding,
  keeping: t.keeping,
  fitness: t.fitness,
  game: t.game,
}
