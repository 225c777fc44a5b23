import { Button } from '@pavilion/kit/button.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { dayAt, longDay, timeAt } from '#shared/dates.ts'
import shared from '#shared/console.module.css'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/clubs.ts'
import styles from '../calendar/calendar.module.css'
import { EntryText } from '../calendar/entry-text.tsx'
import { type GuestOffer, type GuestStanding, takeGuestPlace } from './guest-calls.ts'

type OffersProps = {
  readonly standing: GuestStanding
  /** Asks for the offers again. */
  readonly again: () => void
}

/** The matches in which clubs nearby offer places, each taken in one tap. */
export function GuestOffers({ standing: { wish, offers }, again }: OffersProps) {
  if (offers.length === 0) {
    return wish === null ? null : <p className="pv-muted">{t.noGuestOffers}</p>
  }
  return (
    <ul className={styles.entries} aria-label={t.guestPlaces}>
      {offers.map((offer) => (
        <li key={offer.id} className={styles.entry}>
          <span className="pv-small pv-muted">{offer.organisation.name}</span>
          <EntryText entry={offer} />
          {offer.offerNote !== '' && <p>{offer.offerNote}</p>}
          <Place offer={offer} again={again} />
        </li>
      ))}
    </ul>
  )
}

type PlaceProps = { readonly offer: GuestOffer; readonly again: () => void }

/** Whether the place is to be had, and taking it or giving it back. */
function Place({ offer, again }: PlaceProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const [busy, setBusy] = useState(false)
  const { id, state, until, timeZone } = offer
  const ask = async (takes: boolean) => {
    setBusy(true)
    const told = await takeGuestPlace({ entryId: id, takes })
    setBusy(false)
    toasts.add(told.ok ? 'success' : 'error', told.ok ? told.data.message : told.message)
    again()
  }
  if (state === 'full') return <Tag>{t.allPlacesTaken}</Tag>
  if (state === 'over') return <Tag>{t.offerIsClosed}</Tag>
  if (state === 'yours') {
    return (
      <div className={shared.actions}>
        <Tag tone="positive">{t.placeIsYours}</Tag>
        <Button variant="outline" busy={busy} onClick={() => void ask(false)}>
          {t.stepBack}
        </Button>
      </div>
    )
  }
  const last = `${longDay(dayAt(until, timeZone), locale)}, ${timeAt(until, { locale, timeZone })}`
  return (
    <div className={shared.actions}>
      <Button busy={busy} onClick={() => void ask(true)}>
        {t.takePlace}
      </Button>
      <span className="pv-small pv-muted">{t.untilTime({ time: last })}</span>
    </div>
  )
}
