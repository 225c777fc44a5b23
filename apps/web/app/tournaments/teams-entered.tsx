import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { TeamCrest } from '#shared/team-crest.tsx'
import { useChange } from '#shared/use-change.ts'
import { NotLoaded } from '#shared/not-loaded.tsx'
import { serverNow } from '#state/api.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/tournaments.ts'
import { amountOf, type Dues, duesText, feeTags } from './manage/entry-fee-text.ts'
import { listOwnEntries, withdrawEntry } from './manage/tournament-calls.ts'
import type { OwnEntries } from './manage/tournament-calls.ts'
import styles from './manage/console.module.css'
import { PayEntryButton } from './pay-entry-button.tsx'

const ConfirmDialog = lazy(() =>
  import('#shared/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

const words = {
  invited: t.invited,
  requested: t.waitsForTheOrganiser,
  accepted: t.plays,
  declined: t.declined,
  withdrawn: t.withdrawn,
} as const

/** The teams that the account has entered in tournaments of others. */
export function TeamsEntered() {
  const { answer, again } = useQueryAnswer({
    key: ['own-entries'],
    call: listOwnEntries,
    keep: false,
  })
  const entries: OwnEntries = answer?.ok ? answer.data.data : []
  if (answer?.ok === false) return <NotLoaded answer={answer} again={again} />
  if (entries.length === 0) return null
  return (
    <section>
      <SectionHeading title={t.teamsYouEntered} />
      <ul className={styles.list}>
        {entries.map((entry) => (
          <Entered key={entry.id} entry={entry} again={again} />
        ))}
      </ul>
    </section>
  )
}

type EnteredProps = { readonly entry: OwnEntries[number]; readonly again: () => Promise<void> }

function Entered({ entry, again }: EnteredProps) {
  const { id, team, tournament, status, fee } = entry
  const tag = fee === null ? undefined : feeTags[fee.standing]
  return (
    <li>
      <TeamCrest team={team} size={36} />
      <span className={styles.text}>
        <b>{team.name}</b>
        <span className="pv-small pv-muted">{tournament.name}</span>
        {fee !== null && <span className="pv-small pv-muted">{duesText(fee)}</span>}
      </span>
      <Tag>{words[status]}</Tag>
      {tag && <Tag tone={tag.tone}>{tag.says}</Tag>}
      {fee?.standing === 'unpaid' && (
        <PayEntryButton key={fee.amount} entryId={id} name={team.name} size="small" />
      )}
      {status === 'accepted' && (
        <Link
          className={buttonClasses({ variant: 'outline', size: 'small' })}
          to={`/manage/tournaments/squads/${id}`}
          aria-label={t.squadOf({ name: team.name })}
        >
          {t.squad}
        </Link>
      )}
      {(status === 'requested' || status === 'accepted') && (
        <Withdraw entry={entry} again={again} />
      )}
    </li>
  )
}

/** A team that has paid is told first what becomes of its fee. */
function Withdraw({ entry: { id, team, fee }, again }: EnteredProps) {
  const [isAsking, setAsking] = useState(false)
  const { busy, change } = useChange(again)
  const withdraw = () => change(id, () => withdrawEntry(id))
  const isPaid = fee?.standing === 'paid'
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        busy={busy === id}
        aria-label={t.withdrawName({ name: team.name })}
        onClick={() => (isPaid ? setAsking(true) : void withdraw())}
      >
        {t.withdraw}
      </Button>
      {isAsking && isPaid && (
        <Suspense>
          <ConfirmDialog
            title={t.withdrawName({ name: team.name })}
            lead={afterWithdrawal(fee)}
            action={t.withdraw}
            onConfirm={async () => void (await withdraw())}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function afterWithdrawal(dues: Dues): string {
  const amount = amountOf(dues)
  const { refundUntil, way } = dues
  if (refundUntil === null || Date.parse(refundUntil) < serverNow()) return t.noRefund({ amount })
  return way === 'card' ? t.refundByItself({ amount }) : t.refundByTheOrganiser({ amount })
}
