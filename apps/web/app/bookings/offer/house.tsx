import type { WeeklySlot } from '@pavilion/contract/ground-facts.ts'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Crease } from '@pavilion/kit/crease.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { Table } from '@pavilion/kit/table.tsx'
import { policyWords } from '../slot-words.ts'
import type { DeskOffer } from '../desk/booking-desk.tsx'
import { mapAddress } from './map-address.ts'
import styles from './offer.module.css'

/** The house: what is there, when it is open, where it is, and its rules. */
export function House({ offer }: { readonly offer: DeskOffer }) {
  const { facts, slots = [], amenities = [] } = offer
  return (
    <section>
      <Crease small title="The ground" />
      <div className={styles.house}>
        {amenities.length > 0 && <Marked title="Amenities" icon="check" lines={amenities} />}
        {facts.rules.length > 0 && <Marked title="Rules" icon="info" lines={facts.rules} />}
        {slots.length > 0 && <OpeningHours slots={slots} />}
        <Marked title="Cancellation" icon="undo" lines={policyWords(facts.cancellation)} />
        <Place offer={offer} />
      </div>
    </section>
  )
}

type MarkedProps = {
  readonly title: string
  readonly icon: 'check' | 'info' | 'undo'
  readonly lines: readonly string[]
}

const Marked = ({ title, icon, lines }: MarkedProps) => (
  <div>
    <h3 className={styles.part}>{title}</h3>
    <ul className={styles.marked}>
      {lines.map((line) => (
        <li key={line}>
          <Icon name={icon} size={16} />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  </div>
)

const weekdays = [1, 2, 3, 4, 5, 6, 7]
const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function OpeningHours({ slots }: { readonly slots: readonly WeeklySlot[] }) {
  return (
    <div>
      <h3 className={styles.part}>Opening hours</h3>
      <Table caption="Opening hours">
        <tbody>
          {weekdays.map((weekday) => (
            <tr key={weekday}>
              <th scope="row">{names[weekday - 1]}</th>
              <td>{hoursOn(slots.filter((slot) => slot.weekday === weekday))}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

/** "06:00 to 14:30, 15:00 to 19:00" as far as slots do not follow one another at once. */
function hoursOn(slots: readonly WeeklySlot[]): string {
  const spans: { starts: string; ends: string }[] = []
  for (const { starts, ends } of slots.toSorted((a, b) => (a.starts < b.starts ? -1 : 1))) {
    const last = spans.at(-1)
    if (last?.ends === starts) last.ends = ends
    else spans.push({ starts, ends })
  }
  return spans.map(({ starts, ends }) => `${starts} to ${ends}`).join(', ') || 'Closed'
}

function Place({ offer: { ground, facts } }: { readonly offer: DeskOffer }) {
  const address = facts.address || [ground.name, ground.city].filter(Boolean).join(', ')
  return (
    <div className={styles.place}>
      <h3 className={styles.part}>How to get there</h3>
      <p>{address}</p>
      <p>
        <a
          className={buttonClasses({ variant: 'outline', size: 'small' })}
          href={mapAddress(facts.position, address)}
        >
          <Icon name="pin" size={16} />
          Open in maps
        </a>
      </p>
    </div>
  )
}
