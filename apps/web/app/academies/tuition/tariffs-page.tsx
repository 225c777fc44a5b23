import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/tariffs-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { shortMoney } from '#shared/money.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ownHead } from '#shared/own-head.ts'
import { useChange } from '#shared/use-change.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/academies.ts'
import styles from '../programmes/plan.module.css'
import { tariffText } from './tariff-text.ts'
import { chargeTuition, showTariffs, type Tariff, type Tariffs } from './tuition-calls.ts'

const TariffDialog = lazy(() =>
  import('./tariff-dialog.tsx').then((module) => ({ default: module.TariffDialog })),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.programmeFees,
    description: t.whatTariffsAre,
    path: '/manage',
  })

/** What the programmes of an academy cost. */
export default function TariffsPage({ params: { organisationId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['academy-tariffs', organisationId],
    call: () => showTariffs(organisationId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(told) => (
        <OrganisationConsole organisation={told.organisation} current="tuition">
          <Programmes key={told.organisation.id} first={told} />
        </OrganisationConsole>
      )}
    </ConsoleFrame>
  )
}

/** What is open in a dialog: a tariff, or the beginning of one for a programme. */
type Edited = { readonly programmeId: string; readonly tariff?: Tariff }

function Programmes({ first }: { readonly first: Tariffs }) {
  const [told, setTold] = useState(first)
  const [edited, setEdited] = useState<Edited>()
  if (told.programmes.length === 0) {
    return (
      <EmptyState level={2} title={t.noProgrammesYet}>
        {t.whatAProgrammeIs}
      </EmptyState>
    )
  }
  return (
    <>
      <p className="pv-muted">{t.whatTariffsAre}</p>
      <Charging told={told} onChanged={setTold} />
      {told.programmes.map((programme) => (
        <ProgrammeTariffs key={programme.id} told={told} programme={programme} onEdit={setEdited} />
      ))}
      <Suspense>
        {edited !== undefined && (
          <TariffDialog
            told={told}
            {...edited}
            onClose={() => setEdited(undefined)}
            onChanged={(changed) => {
              setEdited(undefined)
              setTold(changed)
            }}
          />
        )}
      </Suspense>
    </>
  )
}

type ChargingProps = { readonly told: Tariffs; readonly onChanged: (told: Tariffs) => void }

function Charging({ told: { organisation, tariffs }, onChanged }: ChargingProps) {
  const { busy, change } = useChange(onChanged)
  const { id } = organisation
  return (
    <div className={shared.actions}>
      {tariffs.length > 0 && (
        <Button
          variant="outline"
          busy={busy !== undefined}
          onClick={() => void change('charge', () => chargeTuition(id))}
        >
          {t.chargeNow}
        </Button>
      )}
      <Link className="pv-link" to={`/manage/organisations/${id}/fees`}>
        {t.whoOwesWhat}
      </Link>
    </div>
  )
}

type ProgrammeProps = {
  readonly told: Tariffs
  readonly programme: Tariffs['programmes'][number]
  readonly onEdit: (edited: Edited) => void
}

function ProgrammeTariffs({ told, programme, onEdit }: ProgrammeProps) {
  const { id: programmeId, name, batches } = programme
  const tariffs = told.tariffs.filter((tariff) => tariff.programmeId === programmeId)
  return (
    <Panel level={2} title={name}>
      <div className={styles.card}>
        {tariffs.length === 0 ? (
          <p className="pv-small pv-muted">{t.noTariffsYet}</p>
        ) : (
          <ul className={shared.rows}>
            {tariffs.map((tariff) => (
              <li key={tariff.id}>
                <TariffText told={told} tariff={tariff} batches={batches} />
                <Button
                  size="small"
                  variant="outline"
                  aria-label={t.editName({ name: tariff.name })}
                  onClick={() => onEdit({ programmeId, tariff })}
                >
                  {t.edit}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div>
          <Button
            size="small"
            aria-label={t.addTariffTo({ name })}
            onClick={() => onEdit({ programmeId })}
          >
            {t.addTariff}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

type TariffTextProps = Pick<ProgrammeProps, 'told'> & {
  readonly tariff: Tariff
  readonly batches: ProgrammeProps['programme']['batches']
}

function TariffText({ told: { currency }, tariff, batches }: TariffTextProps) {
  const { name, batchId, concession, family } = tariff
  const batch = batches.find(({ id }) => id === batchId)
  const facts = [
    batch === undefined ? t.allBatches : batch.name,
    concession === null ? '' : t.concessionIs({ price: shortMoney(concession, currency) }),
    family === null ? '' : t.familyRateIs({ price: shortMoney(family, currency) }),
  ]
  return (
    <span className={styles.text}>
      <b>{name}</b>
      <span>{tariffText(tariff, currency)}</span>
      <span className="pv-small pv-muted">{facts.filter(Boolean).join(', ')}</span>
    </span>
  )
}
