import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useState } from 'react'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import { CopyLink } from './copy-link.tsx'
import { inviteManager, removeManager } from './tournament-calls.ts'
import type { PanelProps } from './tournament-calls.ts'
import { useChange } from '#shared/use-change.ts'

/** Who runs the tournament. */
export function ManagersPanel({ managed, onChanged }: PanelProps) {
  const { tournament, managers, mayAppoint, organisation } = managed
  const { busy, change } = useChange(onChanged)
  const [path, setPath] = useState<string>()
  const invite = async () => {
    const answer = await inviteManager(tournament.id)
    if (!answer.ok) return toasts.add('error', answer.message)
    return setPath(answer.data.data.path)
  }
  return (
    <Panel level={2} title={t.organisers}>
      <div className={shared.form}>
        {organisation !== null && (
          <p className="pv-small">{t.andThoseOfTheClub({ name: organisation.name })}</p>
        )}
        <ul className={styles.list}>
          {managers.map(({ accountId, name, role, isSelf }) => (
            <li key={accountId}>
              <span className={styles.text}>
                <b>{isSelf ? t.nameYou({ name }) : name}</b>
              </span>
              <Tag>{role === 'owner' ? t.owner : t.manager}</Tag>
              {mayAppoint && role === 'manager' && (
                <Button
                  variant="quiet"
                  busy={busy === accountId}
                  aria-label={t.removeName({ name })}
                  onClick={() =>
                    void change(accountId, () => removeManager(tournament.id, accountId))
                  }
                >
                  {t.remove}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {mayAppoint && (
          <div>
            <Button variant="outline" onClick={() => void invite()}>
              {t.inviteAManager}
            </Button>
          </div>
        )}
        {path !== undefined && <CopyLink key={path} path={path} says={t.linkForOneManager} />}
      </div>
    </Panel>
  )
}
