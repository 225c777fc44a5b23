import { Tag } from '@pavilion/kit/tag.tsx'
import { useShell } from '#layout/use-shell.ts'
import { shortDay } from '#shared/dates.ts'
import * as t from '#texts/clubs.ts'
import type { Candidate } from './selection-calls.ts'

/** What speaks against picking a player: suspensions, too many overs this week, and what is owed. */
export function Warnings({ player }: { readonly player: Candidate }) {
  const locale = useShell()?.site.locale ?? 'en'
  const { suspensions, load, isOwing } = player
  return (
    <>
      {suspensions.map((suspension) => (
        <Tag key={suspension.tournament} tone="cherry">
          {suspensionText(suspension, locale)}
        </Tag>
      ))}
      {load?.mayBowl === false && <Tag tone="warning">{t.mayNotBowl}</Tag>}
      {isOwing && <Tag tone="warning">{t.owesFees}</Tag>}
    </>
  )
}

type Suspension = Candidate['suspensions'][number]

const suspensionText = ({ tournament, matchesLeft, until }: Suspension, locale: string): string =>
  until === null
    ? t.suspendedMatches({ tournament, count: matchesLeft ?? 1 })
    : t.suspendedUntil({ tournament, day: shortDay(until, locale) })
