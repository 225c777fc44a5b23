import type { Consequences } from '@pavilion/contract/tournaments/consequence-calls.ts'
import type { AwardKind } from '@pavilion/cricket/awards/formula.ts'
import { correctionsOf } from '@pavilion/cricket/corrections/plan.ts'
import type { Plan } from '@pavilion/cricket/corrections/plan.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { useEffect, useState } from 'react'
import { consequences } from '#calls/tournaments.ts'
import { send } from '#state/api.ts'
import * as t from '#texts/scoring.ts'
import styles from './book-sheet.module.css'

type TournamentConsequencesProps = {
  readonly matchId: string
  readonly state: MatchState
  readonly plan: Plan
}

const PAUSE_MS = 300

/** How the tables and the awards of the tournament change with a correction, as the server works them out. */
export function TournamentConsequences(props: TournamentConsequencesProps) {
  const told = useConsequences(props)
  if (told === null) return null
  if (told === 'unknown') return <p className={styles.hint}>{t.tournamentNotKnown}</p>
  const { tables, awards } = told
  return (
    <>
      {tables.length > 0 && <h3 className={styles.heading}>{t.tables}</h3>}
      {tables.map(({ stage, group, rows }) => (
        <Changes
          key={`${stage ?? ''}/${group ?? ''}`}
          lines={rows.map(({ team, from, to }) => ({
            what: group === null ? team : t.teamOfGroup({ team, group }),
            from: from && t.rowOfTable(rowText(from)),
            to: to && t.rowOfTable(rowText(to)),
          }))}
        />
      ))}
      {awards.length > 0 && <h3 className={styles.heading}>{t.awards}</h3>}
      {awards.map(({ kind, lines }) => (
        <Changes
          key={kind}
          lines={lines.map(({ player, from, to }) => ({
            what: t.playerOfAward({ player, award: awardNames[kind] }),
            from: from && t.lineOfAward(from),
            to: to && t.lineOfAward(to),
          }))}
        />
      ))}
    </>
  )
}

const awardNames: Readonly<Record<AwardKind, string>> = {
  player: t.awardPlayer,
  batter: t.awardBatter,
  bowler: t.awardBowler,
  fielder: t.awardFielder,
}

type Row = NonNullable<Consequences['tables'][number]['rows'][number]['from']>

const rowText = ({ place, points, netRunRate }: Row) => ({
  place,
  points,
  rate: netRunRate === null ? '–' : netRunRate.toFixed(3),
})

type Line = { readonly what: string; readonly from: string | null; readonly to: string | null }

const Changes = ({ lines }: { readonly lines: readonly Line[] }) => (
  <dl className={styles.changes}>
    {lines.map(({ what, from, to }) => (
      <div key={what}>
        <dt>{what}</dt>
        <dd>
          {from !== null && <del>{from}</del>} {to !== null && <ins>{to}</ins>}
        </dd>
      </div>
    ))}
  </dl>
)

type Asked = { readonly plan: Plan; readonly told: Consequences | 'unknown' }

/** Null while nothing changes there, or nobody has answered; unknown without the server. */
function useConsequences({ matchId, state, plan }: TournamentConsequencesProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => {
    const facts = correctionsOf(state, plan, '')
    if (facts.length === 0) return undefined
    let isWanted = true
    const ask = async () => {
      const answer = await send(consequences, { matchId, after: state.seq, facts })
      if (isWanted) setAsked({ plan, told: answer.ok ? answer.data.data : 'unknown' })
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [matchId, state, plan])
  return asked?.plan === plan ? asked.told : null
}
