import type { WeeklySlot } from '@pavilion/contract/grounds/ground-facts.ts'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { Table } from '@pavilion/kit/table.tsx'
import * as t from '#texts/bookings.ts'
import type { PickerOffer } from '../slot-picker/slot-picker.tsx'
import { mapAddress } from '#shared/map-address.ts'
import { openingHours } from './opening-hours.ts'
import styles from './offer.module.css'

/** Amenities, opening hours, location and rules. */
export function House({ offer }: { readonly offer: PickerOffer }) {
  const { facts, slots = [], amenities = [] } = offer
  return (
    <section>
      <SectionHeading title={t.theGround} />
      <div className={styles.house}>
        {amenities.length > 0 && <Marked title={t.amenities} icon="check" lines={amenities} />}
        {facts.rules.length > 0 && <Marked title={t.rules} icon="info" lines={facts.rules} />}
        {slots.length > 0 && <OpeningHours slots={slots} />}
        <Place offer={offer} />
      </div>
    </section>
  )
}

type MarkedProps = {
  readonly title: string
  readonly icon: 'check' | 'info'
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

function OpeningHours({ slots }: { readonly slots: readonly WeeklySlot[] }) {
  return (
    <div>
      <h3 className={styles.part}>{t.slotTimes}</h3>
      <Table caption={t.slotTimes}>
        <tbody>
          {openingHours(slots).map(({ days, hours }) => (
            <tr key={days}>
              <th scope="row">{days}</th>
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function Place({ offer: { ground, facts } }: { readonly offer: PickerOffer }) {
  const address = facts.address || [ground.name, ground.city].filter(Boolean).join(', ')
  return (
    <div className={styles.place}>
      <h3 className={styles.part}>{t.directions}</h3>
      <p>{address}</p>
      <p>
        <a
          className={buttonClasses({ variant: 'outline', size: 'small' })}
          href={mapAddress(facts.position, address)}
        >
          <Icon name="pin" size={16} />
          {t.openInMaps}
        </a>
      </p>
    </div>
  )
}
