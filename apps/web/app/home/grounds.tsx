import { classes } from '@pavilion/kit/classes.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Link } from 'react-router'
import { groundAddress } from '#shared/addresses.ts'
import { dayParts } from '#shared/dates.ts'
import { GroundCards } from '#shared/ground-cards.tsx'
import { shortMoney } from '#shared/money.ts'
import * as t from '#texts/home.ts'
import styles from './grounds.module.css'
import type { Hire, HomeGround } from './load-grounds.ts'

type GroundsProps = { readonly grounds: readonly HomeGround[]; readonly locale: string }

/** Grounds, with the next free slots of those for hire. */
export function Grounds({ grounds, locale }: GroundsProps) {
  if (grounds.length === 0) return null
  const hires = new Map(grounds.map(({ ground, hire }) => [ground.id, hire]))
  const isHired = grounds.some(({ hire }) => hire !== null)
  return (
    <section className={classes('pv-section', styles.section)}>
      <div className="pv-page">
        <SectionHeading title={isHired ? t.groundsWithSlotsThisWeek : t.groundsOfTheSeason}>
          <Link className="pv-link" to="/match-central/grounds">
            {t.allGrounds}
          </Link>
        </SectionHeading>
        <GroundCards
          grounds={grounds.map(({ ground }) => ground)}
          action={(ground) => {
            const hire = hires.get(ground.id)
            return hire && <Slots hire={hire} to={groundAddress(ground)} locale={locale} />
          }}
        />
      </div>
    </section>
  )
}

type SlotsProps = { readonly hire: Hire; readonly to: string; readonly locale: string }

const Slots = ({ hire, to, locale }: SlotsProps) => (
  <p className={styles.slots}>
    <span className={styles.price}>
      {t.slotPrice({
        price: shortMoney(hire.from, hire.currency),
        b: (text) => <b key="b">{text}</b>,
      })}
    </span>
    {hire.next.map(({ slotId, day, localStart }) => (
      <span key={`${slotId} ${day}`} className={styles.slot}>
        {dayParts(day, locale).weekday} {localStart.slice(11)}
      </span>
    ))}
    <Link className="pv-link" to={to}>
      {t.allSlots}
    </Link>
  </p>
)
