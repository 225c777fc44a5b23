import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/handbook-console-page.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { organisationAddress } from '#shared/addresses.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { toasts } from '#state/toasts.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/associations.ts'
import styles from './associations.module.css'
import { type Handbook, removeRule, type Rule, showHandbook } from './handbook-calls.ts'
import { RuleForm } from './rule-form.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), { title: t.handbook, description: t.whatAHandbookIs, path: '/manage' })

/** Those who run an association write its rules. */
export default function HandbookConsolePage({ params: { organisationId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['handbook', organisationId],
    call: () => showHandbook(organisationId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(handbook) => <Page key={handbook.organisation.id} first={handbook} />}
    </ConsoleFrame>
  )
}

function Page({ first }: { readonly first: Handbook }) {
  const [handbook, setHandbook] = useState(first)
  const [edited, setEdited] = useState<Rule>()
  const { organisation, rules } = handbook
  const saved = (told: Handbook) => {
    setHandbook(told)
    setEdited(undefined)
  }
  return (
    <OrganisationConsole organisation={organisation} current="handbook">
      <div className={styles.parts}>
        <Panel level={2} title={t.handbook} note={rules.length > 0 && rules.length}>
          {rules.length === 0 && <p className="pv-muted">{t.whatAHandbookIs}</p>}
          <ul className={shared.rows}>
            {rules.map((rule) => (
              <li key={rule.clause}>
                <RuleRow
                  rule={rule}
                  organisationId={organisation.id}
                  onEdit={() => setEdited(rule)}
                  onChanged={saved}
                />
              </li>
            ))}
          </ul>
          {rules.length > 0 && (
            <Link className="pv-link" to={`${organisationAddress(organisation)}/handbook`}>
              {t.readHandbook}
            </Link>
          )}
        </Panel>
        <Panel level={2} title={edited === undefined ? t.newRule : t.changeRule}>
          <RuleForm
            key={edited?.clause ?? rules.length}
            organisationId={organisation.id}
            rule={edited}
            onSaved={saved}
          />
        </Panel>
      </div>
    </OrganisationConsole>
  )
}

type RuleRowProps = {
  readonly rule: Rule
  readonly organisationId: string
  readonly onEdit: () => void
  readonly onChanged: (handbook: Handbook) => void
}

function RuleRow({ rule: { clause, title }, organisationId, onEdit, onChanged }: RuleRowProps) {
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const answer = await removeRule(organisationId, clause)
    setBusy(false)
    toasts.add(answer.ok ? 'success' : 'error', answer.ok ? answer.data.message : answer.message)
    if (answer.ok) onChanged(answer.data.data)
  }
  return (
    <>
      <span className={styles.text}>
        <b>{t.clauseTitle({ clause, title })}</b>
      </span>
      <span className={shared.actions}>
        <Button variant="outline" aria-label={t.editClause({ clause })} onClick={onEdit}>
          {t.edit}
        </Button>
        <Button
          variant="quiet"
          busy={busy}
          aria-label={t.removeClause({ clause })}
          onClick={() => void remove()}
        >
          {t.remove}
        </Button>
      </span>
    </>
  )
}
