import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { EmptyState, ErrorState } from '@pavilion/kit/states.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { Link, useSearchParams } from 'react-router'
import type { Route } from './+types/my-grounds-page.ts'
import { shellOf } from '#shared/head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/bookings.ts'
import { consoleAddress } from './console/console-tabs.ts'
import { findOwnGrounds } from './console/manage-calls.ts'
import type { OwnGrounds } from './console/manage-calls.ts'
import styles from './console/manage.module.css'
import { ownHead } from '#shared/own-head.ts'
import shared from '#shared/console.module.css'

const SIZE = 25

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.myGrounds,
    description: t.bookingsHoursPricesAndClosuresOf,
    path: '/manage/grounds',
  })

export default function MyGroundsPage() {
  const [query] = useSearchParams()
  const after = query.get('after') ?? undefined
  const { answer, again } = useQueryAnswer({
    key: ['own-grounds', after],
    call: () => findOwnGrounds({ page: { size: SIZE, after } }),
  })
  return (
    <div className={`pv-page ${shared.page}`}>
      <h1 className="pv-title">{t.myGrounds}</h1>
      {answer === undefined && <Skeleton height="320px" />}
      {answer?.ok === false && (
        <ErrorState action={<Button onClick={again}>{t.tryAgain}</Button>}>
          {answer.message}
        </ErrorState>
      )}
      {answer?.ok && <List grounds={answer.data.data} />}
    </div>
  )
}

function List({ grounds: { items, total, next } }: { readonly grounds: OwnGrounds }) {
  if (total === 0) {
    return <EmptyState title={t.youManageNoGroundsYet}>{t.groundsAppearHereWhen}</EmptyState>
  }
  return (
    <>
      <ul className={styles.grounds}>
        {items.map((ground) => (
          <li key={ground.id}>
            <Link className={styles.ground} to={consoleAddress(ground.id)}>
              <span className={styles.words}>
                <b>{ground.name}</b>
                <span className="pv-small pv-muted">
                  {[ground.city, t.matches({ matches: ground.matches })].filter(Boolean).join(', ')}
                </span>
              </span>
              <Tag tone={ground.isBookable ? 'positive' : 'neutral'}>
                {ground.isBookable ? t.takingBookings : t.notTakingBookings}
              </Tag>
            </Link>
          </li>
        ))}
      </ul>
      {next !== null && (
        <p>
          <Link className={buttonClasses({ variant: 'outline' })} to={`?after=${next}`}>
            {t.showMore}
          </Link>
        </p>
      )}
    </>
  )
}
