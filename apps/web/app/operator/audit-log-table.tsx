import type { AuditedAccount, AuditEntry } from '@pavilion/contract/audit-log/audit-log-calls.ts'
import { Table } from '@pavilion/kit/table.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { deviceName } from '#shared/device-name.ts'
import * as t from '#texts/operator.ts'
import styles from './audit-log.module.css'
import { isWorrying, kindText } from './audit-log-kinds.ts'
import { When } from './when.tsx'

/** Shows what else is logged about an account, or from an address. */
export type Ask = (about: { account: string } | { address: string }) => void

type AuditLogTableProps = { readonly entries: readonly AuditEntry[]; readonly onAsk: Ask }

/** The entries; on a phone each is a card. */
export function AuditLogTable({ entries, onAsk }: AuditLogTableProps) {
  return (
    <div className={styles.table}>
      <Table caption={t.auditLog}>
        <thead>
          <tr>
            <th scope="col">{t.time}</th>
            <th scope="col">{t.event}</th>
            <th scope="col">{t.account}</th>
            <th scope="col">{t.networkAddress}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} onAsk={onAsk} />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

type EntryProps = { readonly entry: AuditEntry; readonly onAsk: Ask }

function Entry({ entry, onAsk }: EntryProps) {
  const { kind, at, account, subject, address, userAgent, details } = entry
  return (
    <tr>
      <td className={styles.time}>
        <When at={at} />
      </td>
      <td>
        <b>{kindText[kind]}</b> {isWorrying(kind) && <Tag tone="warning">{t.refused}</Tag>}
        {Object.entries(details).map(([name, text]) => (
          <small key={name}>
            {name}: {text}
          </small>
        ))}
      </td>
      <td>
        {account === null ? <Nobody entry={entry} /> : <Named account={account} onAsk={onAsk} />}
        {subject !== null && (
          <small>
            {t.concerning} <Named account={subject} onAsk={onAsk} />
          </small>
        )}
      </td>
      <td>
        {address !== '' && (
          <button type="button" className="pv-link" onClick={() => onAsk({ address })}>
            {address}
          </button>
        )}
        {address !== '' && <small title={userAgent}>{deviceName(userAgent)}</small>}
      </td>
    </tr>
  )
}

const Nobody = ({ entry: { address } }: { readonly entry: AuditEntry }) => (
  <span className="pv-muted">{address === '' ? t.commandOnTheMachine : t.noAccount}</span>
)

type NamedProps = { readonly account: AuditedAccount; readonly onAsk: Ask }

/** Somebody's name, which shows what else is logged about them. */
const Named = ({ account: { id, name, email }, onAsk }: NamedProps) => (
  <button
    type="button"
    className="pv-link"
    title={email}
    onClick={() => onAsk({ account: email || id })}
  >
    {name}
  </button>
)
