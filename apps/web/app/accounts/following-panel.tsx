import type { Followed } from '@pavilion/contract/following/following-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { list, unfollow } from '#calls/following.ts'
import { Pending } from '#shared/pending.tsx'
import { send } from '#state/api.ts'
import { toasts } from '#state/toasts.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/accounts.ts'
import styles from './own-page.module.css'

const loadFollowed = () => send(list)

/** What the account follows. */
export function FollowingPanel() {
  const { answer, again } = useQueryAnswer({ key: ['following'], call: loadFollowed, keep: false })
  const followed = answer?.ok ? answer.data.data : undefined
  return (
    <Panel level={2} title={t.whatYouFollow}>
      <Pending answer={answer} again={again} height="120px" />
      {followed?.length === 0 && <p className="pv-muted">{t.youFollowNothing}</p>}
      <ul className={styles.sessions}>
        {followed?.map((one) => (
          <Entry key={one.id} followed={one} onStopped={again} />
        ))}
      </ul>
    </Panel>
  )
}

const kinds: Readonly<Record<Followed['kind'], string>> = {
  match: t.followedMatch,
  team: t.followedTeam,
  player: t.followedPlayer,
  tournament: t.followedTournament,
  organisation: t.followedOrganisation,
}

type EntryProps = { readonly followed: Followed; readonly onStopped: () => void }

function Entry({ followed: { kind, id, name, path }, onStopped }: EntryProps) {
  const [busy, setBusy] = useState(false)
  const stop = async () => {
    setBusy(true)
    const answer = await send(unfollow, { kind, thingId: id })
    setBusy(false)
    if (answer.ok) onStopped()
    else toasts.add('error', answer.message)
  }
  return (
    <li className={styles.session}>
      <div>
        <Link className="pv-link" to={path}>
          {name}
        </Link>
        <small>{kinds[kind]}</small>
      </div>
      <Button
        variant="quiet"
        size="small"
        busy={busy}
        aria-label={t.stopFollowingThing({ name })}
        onClick={() => void stop()}
      >
        {t.stopFollowing}
      </Button>
    </li>
  )
}
