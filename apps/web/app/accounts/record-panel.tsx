import type { PlayerSummary } from '@pavilion/contract/people/player-calls.ts'
import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Link } from 'react-router'
import { own } from '#calls/players.ts'
import { playerAddress } from '#shared/addresses.ts'
import { Pending } from '#shared/pending.tsx'
import { send } from '#state/api.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/accounts.ts'
import styles from './own-page.module.css'

const loadOwn = () => send(own)

/** What the account has scored and taken for its clubs, and the way to its player page. */
export function RecordPanel() {
  const { answer, again } = useQueryAnswer({ key: ['own-players'], call: loadOwn })
  const players = answer?.ok ? answer.data.data : undefined
  return (
    <Panel level={2} title={t.yourRecord}>
      <Pending answer={answer} again={again} height="120px" />
      {players?.length === 0 && <p className="pv-muted">{t.noRecordYet}</p>}
      <ul className={styles.sessions}>
        {players?.map((player) => (
          <li key={player.id} className={styles.club}>
            <Avatar name={player.name} size={36} />
            <div>
              <Link className="pv-link" to={playerAddress(player)}>
                {player.name}
              </Link>
              <small>{teamsOf(player)}</small>
              <small>{t.recordInShort(player)}</small>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const teamsOf = ({ teams }: PlayerSummary): string => teams.map(({ name }) => name).join(', ')
