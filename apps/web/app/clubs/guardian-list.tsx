import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/clubs.ts'
import { type Player, removeGuardian, type Roster } from './club-calls.ts'

type GuardiansProps = {
  readonly organisationId: string
  readonly player: Player
  readonly onChanged: (roster: Roster) => void
}

type Guardian = Player['guardians'][number]

/** Who looks after a child, with a way to end that, and what the public sees of the child. */
export function Guardians(props: GuardiansProps) {
  const { guardians, showsName } = props.player
  const [asked, setAsked] = useState<Guardian>()
  return (
    <div className={shared.form}>
      <p className="pv-small">
        {guardians.length === 0
          ? t.noGuardian
          : t.guardiansAre({ names: guardians.map(({ name }) => name).join(', ') })}{' '}
        {showsName ? t.nameShown : t.nameHidden}
      </p>
      {asked === undefined ? (
        <div className={shared.actions}>
          {guardians.map((guardian) => (
            <Button
              key={guardian.accountId}
              size="small"
              variant="outline"
              onClick={() => setAsked(guardian)}
            >
              {t.removeGuardian({ name: guardian.name })}
            </Button>
          ))}
        </div>
      ) : (
        <Removal {...props} guardian={asked} onBack={() => setAsked(undefined)} />
      )}
    </div>
  )
}

type RemovalProps = GuardiansProps & { readonly guardian: Guardian; readonly onBack: () => void }

/** Says what follows before a guardian is removed. */
function Removal({ organisationId, player, guardian, onChanged, onBack }: RemovalProps) {
  const [busy, setBusy] = useState(false)
  const isLast = player.guardians.length === 1
  const names = { guardian: guardian.name, child: player.name }
  const remove = async () => {
    setBusy(true)
    const { accountId } = guardian
    const asked = { organisationId, playerId: player.id, accountId, evenIfLast: isLast }
    const answer = await removeGuardian(asked)
    setBusy(false)
    if (!answer.ok) return toasts.add('error', answer.message)
    toasts.add('success', answer.data.message)
    return onChanged(answer.data.data)
  }
  return (
    <>
      <p>{isLast ? t.whatRemovingLastGuardianMeans(names) : t.whatRemovingGuardianMeans(names)}</p>
      <div className={shared.actions}>
        <Button variant="danger" busy={busy} onClick={() => void remove()}>
          {t.removeGuardian({ name: guardian.name })}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t.keepGuardian}
        </Button>
      </div>
    </>
  )
}
