import type { ConsoleGround } from '@pavilion/contract/grounds/own-ground-fields.ts'
import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { linkTabClasses, LinkTabs } from '@pavilion/kit/link-tabs.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { ErrorState } from '@pavilion/kit/states.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Route } from './+types/ground-console-page.ts'
import { NotFound } from '#layout/error-page.tsx'
import { groundAddress } from '#shared/addresses.ts'
import { shellOf } from '#shared/head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/bookings.ts'
import { ClosuresPanel } from './console/closures-panel.tsx'
import { DayPanel } from './console/day-panel.tsx'
import { consoleAddress, consoleTabOf, consoleTabs } from './console/console-tabs.ts'
import type { ConsoleTab } from './console/console-tabs.ts'
import { EquipmentPanel } from './console/equipment-panel.tsx'
import { showConsole } from './console/manage-calls.ts'
import { PhotosPanel } from './console/photos-panel.tsx'
import { ReviewsPanel } from './console/reviews-panel.tsx'
import { SlotsPanel } from './console/slots-panel.tsx'
import type { PartProps } from './console/use-save.ts'
import { WeekPanel } from './console/week-panel.tsx'
import { TextPanel } from './console/words-panel.tsx'
import { ownHead } from '#shared/own-head.ts'
import shared from '#shared/console.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.manageGround,
    description: t.bookingsHoursPricesAndClosures,
    path: '/manage/grounds',
  })

export default function GroundConsolePage({ params: { groundId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['ground-console', groundId],
    call: () => showConsole(groundId),
    keep: false,
  })
  if (answer === undefined) return <Waiting />
  if (answer.ok)
    return <Console key={answer.data.data.revision} first={answer.data.data} again={again} />
  const { status, message } = answer
  if (status === 403 || status === 404 || status === 422 || status === 400) return <NotFound />
  return (
    <div className={`pv-page ${shared.page}`}>
      <ErrorState level={1} action={<Button onClick={again}>{t.tryAgain}</Button>}>
        {message}
      </ErrorState>
    </div>
  )
}

const Waiting = () => (
  <div className={`pv-page ${shared.page}`}>
    <Skeleton height="44px" />
    <Skeleton height="480px" />
  </div>
)

const panels: Readonly<Record<ConsoleTab, (props: PartProps) => ReactNode>> = {
  day: ({ managed }) => <DayPanel managed={managed} />,
  week: ({ managed }) => <WeekPanel managed={managed} />,
  facts: (props) => <TextPanel {...props} />,
  hours: (props) => <SlotsPanel {...props} />,
  equipment: (props) => <EquipmentPanel {...props} />,
  closures: ({ managed }) => <ClosuresPanel managed={managed} />,
  photos: (props) => <PhotosPanel {...props} />,
  reviews: ({ managed }) => <ReviewsPanel managed={managed} />,
}

type ConsoleProps = { readonly first: ConsoleGround; readonly again: () => void }

function Console({ first, again }: ConsoleProps) {
  const [managed, setManaged] = useState(first)
  const [query] = useSearchParams()
  const tab = consoleTabOf(query.get('tab'))
  const { ground } = managed
  return (
    <div className={`pv-page ${shared.page}`}>
      <header className={shared.head}>
        <div className={shared.headText}>
          <Link className="pv-link pv-small" to="/manage/grounds">
            {t.myGrounds}
          </Link>
          <h1 className="pv-title">{ground.name}</h1>
          {managed.isWithdrawn && <Tag tone="warning">{t.notTakingBookings}</Tag>}
          {ground.isSample && <Tag>{t.sample}</Tag>}
        </div>
        <Link className={buttonClasses({ variant: 'outline' })} to={groundAddress(ground)}>
          {t.viewPublicPage}
        </Link>
      </header>
      <LinkTabs label={t.ground}>
        {consoleTabs.map(({ id, label }) => (
          <Link
            key={id}
            className={linkTabClasses(id === tab)}
            to={consoleAddress(ground.id, id)}
            aria-current={id === tab ? 'page' : undefined}
            preventScrollReset
          >
            {label}
          </Link>
        ))}
      </LinkTabs>
      <div key={`${tab} ${managed.revision}`}>
        {panels[tab]({ managed, onSaved: setManaged, onStale: again })}
      </div>
    </div>
  )
}
