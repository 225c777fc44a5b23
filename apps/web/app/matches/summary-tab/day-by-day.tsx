import { staticIsland } from '@pavilion/kit/islands/island.tsx'
import { useMatch } from '../use-match.ts'
import { Days } from './days.tsx'

const Drawn = staticIsland(import.meta.env.SSR ? Days : undefined, () =>
  import('./days.tsx').then((module) => module.Days),
)

/** The days of a match of several, as the server knew them; nothing of any other. */
export function DayByDay() {
  const { card, days, locale } = useMatch()
  return days.length === 0 ? null : <Drawn days={days} sides={card.sides} locale={locale} />
}
