import { classes } from '@pavilion/kit/classes.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { Link } from 'react-router'
import styles from './search-palette.module.css'
import { rememberSearch } from './use-search.ts'
import type { Option, SearchState } from './use-search.ts'

type SearchResultsProps = {
  readonly state: SearchState
  readonly options: readonly Option[]
  readonly chosen: Option | undefined
  readonly text: string
}

export function SearchResults({ state, options, chosen, text }: SearchResultsProps) {
  const groups = [...new Set(options.map(({ group }) => group))]
  return (
    <>
      <p role="status" className={styles.status}>
        {sentence(state, options, text)}
      </p>
      <div id="search-results" role="listbox" aria-label="Found" className={styles.results}>
        {groups.map((group) => (
          <div key={group} role="group" aria-label={group}>
            <h3 aria-hidden="true">{group}</h3>
            {options
              .filter((option) => option.group === group)
              .map((option) => (
                <Found key={option.id} option={option} isChosen={option === chosen} />
              ))}
          </div>
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
      return 'Searching'
    case 'failed':
      return 'The search could not be reached. Type again to retry.'
    case 'answered':
      return found === 0 ? `Nothing is called “${text.trim()}” here.` : `${found} found`
  }
}

type FoundProps = { readonly option: Option; readonly isChosen: boolean }

function Found({ option, isChosen }: FoundProps) {
  return (
    <Link
      id={`found-${option.id}`}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className={classes(styles.found, isChosen && styles.chosen)}
      to={option.href}
      onClick={() => rememberSearch(option)}
    >
      <span className={styles.title}>
        <Emphasised text={option.title} spans={option.matched} />
        {option.isLive && <span className={styles.live}>LIVE</span>}
      </span>
      <span className={styles.subtitle}>{option.subtitle}</span>
      <Icon name="arrow-right" size={18} />
    </Link>
  )
}

type EmphasisedProps = { readonly text: string; readonly spans: Option['matched'] }

function Emphasised({ text, spans }: EmphasisedProps) {
  let end = 0
  const parts = spans.map(([from, until]) => {
    const before = text.slice(end, from)
    end = until
    return { before, matched: text.slice(from, until), from }
  })
  return (
    <span>
      {parts.map(({ before, matched, from }) => (
        <span key={from}>
          {before}
          <b>{matched}</b>
        </span>
      ))}
      {text.slice(end)}
    </span>
  )
}
