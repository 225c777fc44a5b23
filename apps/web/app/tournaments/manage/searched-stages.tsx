import * as t from '#texts/tournaments.ts'
import { Choice } from './basics-form.tsx'
import type { Programme, Stages } from './fixture-calls.ts'

/** Those that there are to arrange. */
export function stagesOf({ swiss, knockOut, fixtures }: Programme): readonly Stages[] {
  const isStraight = knockOut?.from === 'seeds' && fixtures.every(({ stage }) => stage !== 'league')
  const isLeague = swiss === null && !isStraight
  const isLater = fixtures.some(({ stage }) => stage !== 'league')
  return [
    ...(isLeague && isLater ? (['all'] as const) : []),
    ...(isLeague ? (['league'] as const) : []),
    ...(isLater ? (['later'] as const) : []),
  ]
}

/** What has no place yet. */
export function missingOf(fixtures: Programme['fixtures']): Stages {
  if (!fixtures.some(({ stage }) => stage === 'league')) return 'all'
  const later = fixtures.filter(({ stage }) => stage !== 'league')
  return later.some(({ startsAt }) => startsAt === null) ? 'later' : 'league'
}

const stageNames: Readonly<Record<Stages, string>> = {
  league: t.arrangeLeague,
  later: t.arrangeLater,
  all: t.arrangeAll,
}

/** What the caller has seen of them. */
export function basisOf({ leagueBasis, laterBasis }: Programme, stages: Stages) {
  if (stages === 'all') return leagueBasis + laterBasis
  return stages === 'later' ? laterBasis : leagueBasis
}

type WhatToArrangeProps = {
  readonly stages: readonly Stages[]
  readonly chosen: Stages
  readonly onChange: (part: { readonly stages: Stages }) => void
}

/** Which stages a search arranges, where there is a choice. */
export const WhatToArrange = ({ stages, chosen, onChange }: WhatToArrangeProps) =>
  stages.length > 1 || chosen === 'later' ? (
    <>
      <Choice
        label={t.whatToArrange}
        choices={stages.map((stage) => [stage, stageNames[stage]] as const)}
        value={chosen}
        onChange={(stage) => onChange({ stages: stage })}
      />
      {chosen !== 'league' && <p className="pv-small">{t.laterStagesAreArranged}</p>}
    </>
  ) : null
