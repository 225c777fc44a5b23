import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { ErrorState } from '@pavilion/kit/states.tsx'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/organisations.ts'
import { showBadge } from './badge-calls.ts'
import { BadgeForm, type BadgePanelProps } from './badge-form.tsx'

/** The crest, the colours and the social links, for those who run the organisation. */
export function BadgePanel({ organisationId, name }: BadgePanelProps) {
  const { answer, again } = useQueryAnswer({
    key: ['organisation-badge', organisationId],
    call: () => showBadge(organisationId),
    keep: false,
  })
  return (
    <Panel level={2} title={t.crestAndColours}>
      {answer === undefined && <Skeleton height="220px" />}
      {answer?.ok === false && (
        <ErrorState action={<Button onClick={again}>{t.tryAgain}</Button>}>
          {answer.message}
        </ErrorState>
      )}
      {answer?.ok && (
        <BadgeForm
          key={answer.data.data.revision}
          organisationId={organisationId}
          name={name}
          first={answer.data.data}
          again={again}
        />
      )}
    </Panel>
  )
}
