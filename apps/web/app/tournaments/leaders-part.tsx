import type { ScoredWay } from '@pavilion/contract/matches/scored-ways.ts'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { HonoursList } from '#central/honours-list.tsx'
import { NoneScoredThatWay, ScoredFilter } from '#central/scored-filter.tsx'
import * as t from '#texts/tournaments.ts'
import { AwardsSection } from './awards.tsx'
import { honoured, mainLists } from './honours-board.tsx'
import type { ShownTournament } from './use-live-tournament.ts'

type LeadersPartProps = ShownTournament & { readonly scored: ScoredWay | undefined }

/** The leading players of all matches of a tournament, or of those scored in one way, and the awards. */
export function LeadersPart({ tournament, leaders, awards, scored }: LeadersPartProps) {
  const isEmpty = leaders.runs.length + leaders.wickets.length === 0
  if (isEmpty && scored === undefined) {
    return <EmptyState title={t.noLeadersYet}>{t.leadersAppearWithTheFirst}</EmptyState>
  }
  return (
    <>
      <div>
        <ScoredFilter current={scored} />
        {isEmpty ? (
          <NoneScoredThatWay />
        ) : (
          <HonoursList
            title={t.honoursBoard}
            lists={[...mainLists(leaders), ...furtherLists(leaders)]}
            wide
          />
        )}
      </div>
      <AwardsSection
        tournamentId={tournament.id}
        awards={awards}
        isBesideSome={scored !== undefined}
      />
    </>
  )
}

const furtherLists = (leaders: ShownTournament['leaders']) => [
  { title: t.bestAverage, leaders: honoured(leaders.averages) },
  { title: t.bestStrikeRate, leaders: honoured(leaders.strikeRates) },
  { title: t.mostSixes, leaders: honoured(leaders.sixes) },
  { title: t.bestBowling, leaders: honoured(leaders.bestBowling) },
  { title: t.bestEconomy, leaders: honoured(leaders.economies) },
]
