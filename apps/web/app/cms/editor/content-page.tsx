import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { SearchField } from '@pavilion/kit/search-field.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { Link, useSearchParams } from 'react-router'
import type { Route } from './+types/content-page.ts'
import { useOwnPermissions } from '#shared/use-own-permissions.ts'
import * as t from '#texts/cms.ts'
import styles from './content.module.css'
import { consoleHead } from './editor-head.ts'
import { Refusal, Waiting } from './editor-states.tsx'
import type { Entries } from './editor-calls.ts'
import { EntryRows } from './entry-rows.tsx'
import { FilterChips } from './filter-chips.tsx'
import { useEntries } from './use-entries.ts'

export const meta: Route.MetaFunction = ({ matches }) => consoleHead(matches, t.content)

export default function ContentPage() {
  const [query] = useSearchParams()
  const { answer, again } = useEntries(query)
  if (answer === undefined) return <Waiting />
  if (!answer.ok) return <Refusal refused={answer} again={again} />
  return <Content entries={answer.data.data} query={query} />
}

type ContentProps = { readonly entries: Entries; readonly query: URLSearchParams }

function Content({ entries: { items, total, next, counts }, query }: ContentProps) {
  return (
    <div className={classes('pv-page', styles.page)}>
      <header className={styles.head}>
        <div>
          <BackToEditor />
          <h1 className="pv-title">{t.content}</h1>
          <p className="pv-lead">{t.blogsNewsLegendsAndPages}</p>
        </div>
        <div className={styles.actions}>
          <HomeSections />
          <Link className={buttonClasses({})} to={newPostIn(query)}>
            <Icon name="plus" />
            {t.newPost}
          </Link>
        </div>
      </header>
      <Search query={query} />
      <FilterChips query={query} counts={counts} />
      <output className="pv-small pv-muted">{t.posts({ total })}</output>
      {items.length === 0 ? <Nothing query={query} /> : <EntryRows entries={items} />}
      {next !== null && (
        <Link
          className={classes(buttonClasses({ variant: 'quiet' }), styles.more)}
          to={`?${withParameter(query, 'after', next)}`}
        >
          {t.showMore}
          <Icon name="arrow-right" />
        </Link>
      )}
    </div>
  )
}

/** A new post of the organisation whose posts are listed, if it is those of one. */
function newPostIn(query: URLSearchParams): string {
  const organisation = query.get('organisation')
  const home = '/operator/content/new'
  return organisation === null ? home : `${home}?${new URLSearchParams({ organisation })}`
}

/** For those who edit the whole site. */
function HomeSections() {
  const { answer } = useOwnPermissions()
  return answer?.ok && answer.data.data.actions.includes('edit-content') ? (
    <Link className={buttonClasses({ variant: 'outline' })} to="/operator/content/home">
      {t.homeSections}
    </Link>
  ) : null
}

/** For operators; content editors have no other console. */
function BackToEditor() {
  const { answer } = useOwnPermissions()
  return answer?.ok && answer.data.data.operator ? (
    <Link className="pv-link" to="/operator">
      {t.contentEditor}
    </Link>
  ) : null
}

function withParameter(query: URLSearchParams, name: string, value: string): string {
  const changed = new URLSearchParams(query)
  changed.set(name, value)
  return changed.toString()
}

function Search({ query }: { readonly query: URLSearchParams }) {
  const [, setQuery] = useSearchParams()
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          const text = new FormData(event.currentTarget).get('text')
          const changed = new URLSearchParams(query)
          changed.delete('after')
          changed.delete('text')
          if (typeof text === 'string' && text.trim() !== '') changed.set('text', text.trim())
          setQuery(changed)
        }}
      >
        <SearchField
          key={query.get('text')}
          label={t.searchContent}
          name="text"
          defaultValue={query.get('text') ?? ''}
          maxLength={100}
          placeholder={t.aTitleCategoryOrAddress}
        />
        <button type="submit" className={buttonClasses({ variant: 'outline' })}>
          {t.search}
        </button>
      </form>
    </search>
  )
}

function Nothing({ query }: { readonly query: URLSearchParams }) {
  const own = new URLSearchParams([...query].filter(([name]) => name === 'organisation'))
  const isFiltered = query.size > own.size
  return (
    <EmptyState
      title={isFiltered ? t.nothingFound : t.nothingWrittenYet}
      action={
        <Link
          className={buttonClasses({ variant: 'outline' })}
          to={isFiltered ? `/operator/content?${own}` : newPostIn(query)}
        >
          {isFiltered ? t.showEverything : t.writeTheFirstPost}
        </Link>
      }
    >
      {isFiltered ? t.noPostsMatchYourSearch : t.postsAppearHereOnce}
    </EmptyState>
  )
}
