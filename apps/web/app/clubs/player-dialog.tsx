import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/clubs.ts'
import { offerClaim, type Player, removePlayer, type Roster, savePlayer } from './club-calls.ts'
import styles from './clubs.module.css'
import { Guardians } from './guardian-list.tsx'

type PlayerDialogProps = {
  readonly organisationId: string
  readonly player: Player
  readonly onClose: () => void
  readonly onChanged: (roster: Roster) => void
}

/** What is typed about a player, and saving it. */
function usePlayerForm({ organisationId, player, onChanged }: PlayerDialogProps) {
  const { name, email, bornOn } = player
  const {
    typed: fields,
    change,
    busy,
    problems,
    ...form
  } = useForm({ name, email: email ?? '', bornOn: bornOn ?? '' })
  const send = async () => {
    const address = fields.email.trim()
    const answer = await savePlayer({
      organisationId,
      playerId: player.id,
      name: fields.name,
      email: address === '' ? null : address,
      bornOn: fields.bornOn === '' ? null : fields.bornOn,
    })
    return settle(answer, { otherwise: 'name', onDone: onChanged })
  }
  const onSubmit = form.onSubmit(send)
  return { fields, change, busy, problems, onSubmit }
}

/** What the club has of a player: name, address, date of birth, and a link to connect an account. */
export function PlayerDialog(props: PlayerDialogProps) {
  const { organisationId, player, onClose, onChanged } = props
  const { fields, change, busy, problems, onSubmit } = usePlayerForm(props)
  return (
    <Dialog open title={player.name} onClose={onClose}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <TextField
          label={t.name}
          maxLength={100}
          value={fields.name}
          error={problems['name']}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextField
          label={t.email}
          help={t.emailHelp}
          type="email"
          maxLength={254}
          value={fields.email}
          error={problems['email']}
          onChange={({ target }) => change({ email: target.value })}
        />
        <TextField
          label={t.bornOn}
          help={t.bornOnHelp}
          type="date"
          value={fields.bornOn}
          error={problems['bornOn']}
          onChange={({ target }) => change({ bornOn: target.value })}
        />
        {(player.isMinor || player.guardians.length > 0) && <Guardians {...props} />}
        <Button type="submit" size="large" wide busy={busy}>
          {t.savePlayer}
        </Button>
        {!player.hasAccount && <Offer organisationId={organisationId} player={player} />}
        <Removal organisationId={organisationId} player={player} onChanged={onChanged} />
      </form>
    </Dialog>
  )
}

type OfPlayer = Pick<PlayerDialogProps, 'organisationId' | 'player'>

/** A link with which the person connects an account. */
function Offer({ organisationId, player }: OfPlayer) {
  const [link, setLink] = useState<string>()
  const [busy, setBusy] = useState(false)
  const offer = async () => {
    setBusy(true)
    const answer = await offerClaim(organisationId, player.id)
    setBusy(false)
    if (!answer.ok) return toasts.add('error', answer.message)
    toasts.add('success', answer.data.message)
    return setLink(`${location.origin}${answer.data.data.path}`)
  }
  if (link === undefined) {
    return (
      <Button variant="outline" busy={busy} onClick={() => void offer()}>
        {player.isMinor ? t.inviteGuardian : t.inviteToClaim}
      </Button>
    )
  }
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    toasts.add('success', t.copied)
  }
  return (
    <div className={shared.form}>
      <p>
        {player.isMinor
          ? t.guardianLinkReady({ name: player.name })
          : t.linkReady({ name: player.name })}
      </p>
      <code className={styles.link}>{link}</code>
      <div>
        <Button variant="outline" onClick={() => void copy()}>
          {t.copy}
        </Button>
      </div>
    </div>
  )
}

type RemovalProps = OfPlayer & Pick<PlayerDialogProps, 'onChanged'>

/** Asks once more before the player is removed. */
function Removal({ organisationId, player, onChanged }: RemovalProps) {
  const [isAsked, setAsked] = useState(false)
  const remove = async () => {
    const answer = await removePlayer(organisationId, player.id)
    if (!answer.ok) return toasts.add('error', answer.message)
    toasts.add('success', answer.data.message)
    return onChanged(answer.data.data)
  }
  if (!isAsked) {
    return (
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t.removePlayer}
      </Button>
    )
  }
  return (
    <div className={shared.form}>
      <p>{t.whatRemovingMeans({ name: player.name })}</p>
      <Button variant="danger" onClick={() => void remove()}>
        {t.removePlayer}
      </Button>
    </div>
  )
}
