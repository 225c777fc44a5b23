import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Table } from '@pavilion/kit/table.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { dayRange } from '#shared/dates.ts'
import { saveFile } from '#shared/save-file.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/associations.ts'
import styles from './associations.module.css'
import { ReasonText } from './reason-text.tsx'
import { markPerson, registerFile, type Registration } from './register-calls.ts'
import { type PartProps, showChanged } from './register-part.ts'
import { useFound } from './use-found.ts'

const MANY = 12

const stateText: Readonly<Record<Registration['state'], string>> = {
  asked: t.stateAsked,
  approved: t.stateApproved,
  declined: t.stateDeclined,
  ended: t.stateEnded,
}

/** The register as a table, with the history of everybody's clubs. */
export function RegistrationsPanel({ register, onChanged }: PartProps) {
  const { registrations, organisation, settings } = register
  const { typed, setTyped, shown } = useFound(register)
  const all = register.totals.registrations
  return (
    <Panel level={2} title={t.register} note={all > 0 && all}>
      {registrations.length === 0 && <p className="pv-muted">{t.emptyRegister}</p>}
      {registrations.length > MANY && (
        <TextField
          label={t.findOnRegister}
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {all > registrations.length && (
        <p className="pv-small pv-muted">{t.shownOfAll({ shown: registrations.length, all })}</p>
      )}
      {registrations.length > 0 && (
        <Table caption={t.register}>
          <Heads isAssociation={settings !== null} />
          <tbody>
            {shown.map((one) => (
              <Row key={one.id} one={one} register={register} onChanged={onChanged} />
            ))}
          </tbody>
        </Table>
      )}
      {registrations.length > 0 && (
        <div className={styles.below}>
          <FileButton organisationId={organisation.id} />
        </div>
      )}
    </Panel>
  )
}

function Heads({ isAssociation }: { readonly isAssociation: boolean }) {
  return (
    <thead>
      <tr>
        <th data-number>{t.number}</th>
        <th>{t.player}</th>
        <th>{isAssociation ? t.club : t.association}</th>
        <th>{t.registered}</th>
        <th>{t.state}</th>
        {isAssociation && <th>{t.countsAs}</th>}
      </tr>
    </thead>
  )
}

type RowProps = PartProps & { readonly one: Registration }

function Row({ one, register, onChanged }: RowProps) {
  const { number, name, club, association, kind, state, from, until, reason } = one
  const isAssociation = register.settings !== null
  const locale = useShell()?.site.locale ?? 'en'
  return (
    <tr>
      <td data-number>{number}</td>
      <td>
        <b>{name}</b>
      </td>
      <td>{isAssociation ? club.name : association.name}</td>
      <td>{dayRange(from, until, locale)}</td>
      <td>
        {kind === 'loan' ? t.onLoan({ state: stateText[state] }) : stateText[state]}
        {reason !== '' && (
          <span className="pv-small pv-muted">
            {' '}
            <ReasonText reason={reason} association={association} />
          </span>
        )}
      </td>
      {isAssociation && (
        <td>
          <Marks one={one} register={register} onChanged={onChanged} />
        </td>
      )}
    </tr>
  )
}

function Marks({ one, register, onChanged }: RowProps) {
  const { personId, name, isOverseas, isStar } = one
  const mark = async (changed: { isOverseas?: boolean; isStar?: boolean }) => {
    const asked = { organisationId: register.organisation.id, personId, isOverseas, isStar }
    showChanged(await markPerson({ ...asked, ...changed }), onChanged)
  }
  return (
    <span className={styles.marks}>
      <Checkbox
        checked={isOverseas}
        aria-label={t.isOverseas({ name })}
        onChange={() => void mark({ isOverseas: !isOverseas })}
      >
        {t.overseas}
      </Checkbox>
      <Checkbox
        checked={isStar}
        aria-label={t.isStar({ name })}
        onChange={() => void mark({ isStar: !isStar })}
      >
        {t.star}
      </Checkbox>
    </span>
  )
}

function FileButton({ organisationId }: { readonly organisationId: string }) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const answer = await registerFile(organisationId)
    setBusy(false)
    if (!answer.ok) return toasts.add('error', answer.message)
    return saveFile(answer.data, 'register.csv')
  }
  return (
    <Button variant="outline" busy={busy} onClick={() => void download()}>
      {t.downloadCsv}
    </Button>
  )
}
