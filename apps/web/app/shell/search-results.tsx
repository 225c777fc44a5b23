import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { LiveTag } from '@pavilion/kit/cricket/scoreboard/live-tag.tsx'
import { Link } from 'react-router'
import { matchDay } from '#shared/dates.ts'
import { roleOf } from '#shared/playing-role.ts'
import { TeamCrest } from '#shared/team-crest.tsx'
import { useShell } from '#layout/use-shell.ts'
import * as t from '#texts/shell.ts'
import { FoundMatch } from './found-match.tsx'
import styles from './search-palette.module.css'
import { groupIcons, rememberSearch } from './use-search.ts'
import type { Option, SearchState } from './use-search.ts'

type SearchResultsProps = {
  readonly state: SearchState
  readonly options: readonly Option[]
  readonly text: string
}

export function SearchResults({ state, options, text }: SearchResultsProps) {
  const groups = [...new Set(options.map(({ group }) => group))]
  return (
    <>
      <output className={styles.status}>{sentence(state, options, text)}</output>
      <div className={styles.results}>
        {groups.map((group) => (
          <section key={group}>
            <h2>
              <Icon name={groupIcons[group] ?? 'search'} size={16} />
              {group}
            </h2>
            <ul>
              {options
                .filter((option) => option.group === group)
                .map((option) => (
                  <li key={option.id}>
                    <Found option={option} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

function sentence(state: SearchState, options: readonly Option[], text: string): string {
  const found = options.filter(({ group }) => group !== 'Do').length
  switch (state) {
    case 'empty':
      return ''
    case 'asking':
      return t.searching
    case 'failed':
      return t.searchCouldNotBeReached
    case 'answered':
      return found === 0 ? t.noResultsForText({ text: text.trim() }) : t.results({ found })
  }
}

/** Teams and organisations are recognised by it. */
const hasCrest = ({ kind }: Option): boolean => kind !== undefined && crested.includes(kind)

const crested: readonly Option['kind'][] = [
  'team',
  'club',
  'association',
  'academy',
  'ground-owner',
]

function Found({ option }: { readonly option: Option }) {
  return (
    <Link className={styles.found} to={option.href} onClick={() => rememberSearch(option)}>
      {option.match ? <FoundMatch card={option.match} /> : <FoundRecord option={option} />}
    </Link>
  )
}

function FoundRecord({ option }: { readonly option: Option }) {
  const locale = useShell()?.site.locale ?? 'en'
  return (
    <>
      <span className={styles.title}>
        {hasCrest(option) && (
          <TeamCrest
            team={{
              name: option.title,
              shortName: option.shortName ?? null,
              badge: option.badge ?? null,
            }}
            size={26}
          />
        )}
        <Emphasised text={option.title} spans={option.matched} />
        {option.isLive && <LiveTag />}
      </span>
      <span className={styles.subtitle}>{subtitleOf(option, locale)}</span>
    </>
  )
}

/** A player's team and role; of others what the server says of them. */
function subtitleOf({ subtitle, figures }: Option, locale: string): string {
  const role = figures ? roleOf(figures) : undefined
  return [withDays(subtitle, locale), role].filter(Boolean).join(' · ')
}

/** "Monsoon Cup, 2026-07-23" with the date as people write it. */
const withDays = (text: string, locale: string) =>
  text.replace(/\d{4}-\d{2}-\d{2}/, (day) => matchDay(day, locale))

type EmphasisedProps = { readonly text: string; readonly spans: Option['matched'] }

function Emphasised({ text, spans }: EmphasisedProps) {
  const ends = [0, ...spans.map(([, until]) => until)]
  return (
    <span>
      {spans.map(([from, until], index) => (
        <span key={from}>
          {text.slice(ends[index], from)}
          <b>{text.slice(from, until)}</b>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </span>
  )
}
