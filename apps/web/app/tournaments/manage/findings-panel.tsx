import { lintRules } from '@pavilion/cricket/linting/lint-rules.ts'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useShell } from '#layout/use-shell.ts'
import * as t from '#texts/tournaments.ts'
import styles from './console.module.css'
import { findingTexts, sentenceText } from './finding-text.ts'
import { anySquad } from './squad-rules-form.tsx'
import type { Fields, Managed } from './tournament-calls.ts'

type FindingsProps = { readonly managed: Managed; readonly fields: Fields }

export const FindingsPanel = (props: FindingsProps) => (
  <Panel level={2} title={t.findings}>
    <Findings {...props} />
  </Panel>
)

/** What in the rules contradicts itself, as they are typed. */
export function Findings({ managed, fields }: FindingsProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const found = findingsOf(managed, fields)
  if (found.length === 0) return <p className="pv-small">{t.nothingClashes}</p>
  return (
    <ul className={styles.list} aria-live="polite">
      {found.map(({ kind, severity, clash: [one, other] }) => (
        <li key={JSON.stringify([kind, one, other])}>
          <span className={styles.text}>
            <b>{findingTexts[kind]}</b>
            <span className="pv-small">
              {t.clashOf({ one: sentenceText(one, locale), other: sentenceText(other, locale) })}
            </span>
          </span>
          <Tag tone={severity === 'contradiction' ? 'cherry' : 'warning'}>
            {severity === 'contradiction' ? t.contradictionTag : t.doubtTag}
          </Tag>
        </li>
      ))}
    </ul>
  )
}

function findingsOf({ playing, entries, entry, legs }: Managed, fields: Fields) {
  const { oversPerInnings: overs, playersPerSide, inningsPerSide, lastManStands } = playing
  const groups = Map.groupBy(
    entries.filter(({ status }) => status === 'accepted'),
    ({ group }) => group,
  )
  return lintRules({
    ...fields,
    squads: fields.squads ?? anySquad,
    entryDeadline: entry.deadline,
    legs,
    groups: [...groups.values()].map((teams) => teams.length),
    seeds: entries.filter(({ status, seed }) => status === 'accepted' && seed !== null).length,
    format: {
      overs,
      inningsPerSide,
      playersPerSide,
      wickets: lastManStands ? playersPerSide : playersPerSide - 1,
      hasDraws: overs === null || inningsPerSide === 2,
    },
  })
}
