import type { WeeklySlot } from '@pavilion/contract/grounds/ground-facts.ts'
import { leastOf } from '@pavilion/contract/least.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import type { IconName } from '@pavilion/kit/icons/paths.ts'
import { shortMoney } from '#shared/money.ts'
import * as t from '#texts/bookings.ts'
import type { PickerOffer } from '../slot-picker/slot-picker.tsx'
import styles from './offer.module.css'

type Fact = { readonly icon: IconName; readonly name: string; readonly words: string }

/** The most important facts before booking, at a glance. */
export function GroundFactsGrid({ offer }: { readonly offer: PickerOffer }) {
  const { facts, slots = [] } = offer
  const hasLights = slots.some(({ kind }) => kind === 'floodlight')
  const prices = slots.map(({ price }) => price)
  const list: readonly (Fact | false)[] = [
    slots.length > 0 && { icon: 'clock', name: t.open, words: openText(slots) },
    slots.length > 0 && {
      icon: 'ticket',
      name: t.pricePerSlotFrom,
      words: shortMoney(leastOf(prices), facts.currency),
    },
    { icon: 'bulb', name: t.lights, words: hasLights ? t.floodlitSlots : t.daylightOnly },
    {
      icon: 'calendar',
      name: t.bookAhead,
      words: t.upToDaysAhead({ aheadDays: facts.aheadDays }),
    },
  ]
  return (
    <>
      {facts.about !== '' && <p className={styles.about}>{facts.about}</p>}
      <ul className={styles.facts}>
        {list
          .filter((fact) => fact !== false)
          .map(({ icon, name, words }) => (
            <li key={name}>
              <Icon name={icon} size={18} />
              <span className="pv-small pv-muted">{name}</span>
              <b>{words}</b>
            </li>
          ))}
      </ul>
    </>
  )
}

/** From the start of the earliest slot to the end of the latest. */
function openText(slots: readonly WeeklySlot[]): string {
  const starts = slots.map((slot) => slot.starts).toSorted()
  const ends = slots.map(({ starts: from, ends: to }) => (to <= from ? `next ${to}` : to))
  const last = ends.toSorted().at(-1) ?? ''
  return t.startsEnds({ starts: starts[0] ?? '', ends: last.replace('next ', '') })
}
