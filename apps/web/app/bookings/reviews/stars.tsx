import { Icon } from '@pavilion/kit/icons/icon.tsx'
import * as t from '#texts/bookings.ts'
import styles from './reviews.module.css'

const all = [1, 2, 3, 4, 5]

/** "4 of 5 stars", drawn. */
export function Stars({ stars }: { readonly stars: number }) {
  return (
    <span className={styles.stars}>
      <span className="pv-hidden">{t.starsOf5Stars({ stars })}</span>
      {all.map((star) => (
        <span key={star} data-on={star <= Math.round(stars)}>
          <Icon name="star" size={16} />
        </span>
      ))}
    </span>
  )
}
