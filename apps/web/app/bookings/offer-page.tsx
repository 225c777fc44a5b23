import { classes } from '@pavilion/kit/classes.ts'
import { lazy, Suspense } from 'react'
import type { Route } from './+types/offer-page.ts'
import { apiContext } from '#context.ts'
import { useHydrated } from '#layout/use-hydrated.ts'
import { dayAt } from '#shared/dates.ts'
import { orNotFound } from '#shared/or-not-found.ts'
import { SlotPickerSkeleton } from './slot-picker/slot-picker-skeleton.tsx'
import styles from './offer-page.module.css'
import { GroundFactsGrid } from './offer/facts-grid.tsx'
import { House } from './offer/house.tsx'
import { Reviews } from './reviews/reviews.tsx'

const SlotPicker = lazy(() =>
  import('./slot-picker/slot-picker.tsx').then(({ SlotPicker: picker }) => ({ default: picker })),
)

const REVIEWS = 4
const expand = 'slots,amenities,all-equipments,photos,officials'

export const loader = async ({ context, params: { groundId } }: Route.LoaderArgs) => {
  const { grounds, reviews } = context.get(apiContext)
  const { data: offer } = await orNotFound(grounds.showPublic({ groundId, expand }))
  if (offer.facts === null) return null
  const { data: told } = await reviews.filter({ groundId, page: { size: REVIEWS } })
  return {
    offer: { ...offer, facts: offer.facts },
    reviews: told,
    today: dayAt(new Date().toISOString(), offer.ground.timeZone),
  }
}

/** The facts of a ground for hire, and the slots to book it. Nothing when it is not for hire. */
export default function OfferPage({ loaderData }: Route.ComponentProps) {
  const hydrated = useHydrated()
  if (loaderData === null) return null
  const { offer, reviews, today } = loaderData
  return (
    <div className={classes('pv-page', styles.offer)}>
      <div className={styles.facts}>
        <GroundFactsGrid offer={offer} />
      </div>
      {hydrated ? (
        <Suspense fallback={<SlotPickerSkeleton />}>
          <SlotPicker key={offer.ground.id} offer={offer} today={today} />
        </Suspense>
      ) : (
        <SlotPickerSkeleton />
      )}
      <div className={styles.after}>
        <House offer={offer} />
        <Reviews key={offer.ground.id} groundId={offer.ground.id} first={reviews} />
      </div>
    </div>
  )
}
