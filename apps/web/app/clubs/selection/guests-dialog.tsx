import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import { useForm } from '#shared/use-form.ts'
import { instantOf, wallClock } from '#shared/zoned-time.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/clubs.ts'
import type { PickedMatch } from './selection-calls.ts'
import type { BoardState } from './use-board.ts'

type GuestsProps = {
  readonly match: PickedMatch
  readonly state: BoardState
  readonly onClose: () => void
}

const DAY_MS = 86_400_000
const MOST = 6

/** A day before the match, or its beginning when that has passed. */
function lastMoment({ startsAt, timeZone }: PickedMatch): string {
  const eve = Date.parse(startsAt) - DAY_MS
  return wallClock(eve > Date.now() ? new Date(eve).toISOString() : startsAt, timeZone)
}

function useOffer({ match, state, onClose }: GuestsProps) {
  const { id, timeZone, guestPlaces } = match
  const form = useForm(() => ({
    places: String(guestPlaces?.places ?? 1),
    note: guestPlaces?.note ?? '',
    until: guestPlaces?.isOpen ? wallClock(guestPlaces.until, timeZone) : lastMoment(match),
  }))
  const { typed } = form
  const send = async () => {
    const until = instantOf(typed.until, timeZone)
    if (until === undefined) return { until: t.notATime }
    const offered = { places: Number(typed.places), note: typed.note.trim(), until }
    if (!(await state.offerGuests(id, offered))) return undefined
    toasts.add('success', t.guestPlacesOffered)
    onClose()
    return undefined
  }
  return { ...form, onSubmit: form.onSubmit(send) }
}

/** Offers places in a match to people nearby who have agreed to be told. */
export function GuestsDialog(props: GuestsProps) {
  const { match, state, onClose } = props
  const { field, busy, onSubmit } = useOffer(props)
  const { guestPlaces, timeZone } = match
  return (
    <Dialog open title={t.guestPlaces} lead={t.howGuestsAreTold} onClose={onClose}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        {guestPlaces !== null && (
          <p className="pv-muted">{t.toldNearby({ count: guestPlaces.told })}</p>
        )}
        <div className={shared.pair}>
          <TextField
            label={t.guestPlaceCount}
            type="number"
            min={1}
            max={MOST}
            {...field('places')}
          />
          <TextField
            label={t.offeredUntil}
            type="datetime-local"
            help={t.timesIn({ zone: timeZone.replaceAll('_', ' ') })}
            {...field('until')}
          />
        </div>
        <TextField label={t.note} help={t.noteForGuests} maxLength={300} {...field('note')} />
        <Button type="submit" size="large" wide busy={busy}>
          {guestPlaces?.isOpen ? t.saveEntry : t.offerPlaces}
        </Button>
        {guestPlaces?.isOpen && <CloseOffer match={match} state={state} onClose={onClose} />}
      </form>
    </Dialog>
  )
}

function CloseOffer({ match, state, onClose }: GuestsProps) {
  const [busy, setBusy] = useState(false)
  const close = async () => {
    setBusy(true)
    const isClosed = await state.closeGuests(match.id)
    setBusy(false)
    if (isClosed) onClose()
  }
  return (
    <Button variant="outline" size="large" wide busy={busy} onClick={() => void close()}>
      {t.closeOffer}
    </Button>
  )
}
