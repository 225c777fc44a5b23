import { lengths } from '@pavilion/contract/cms/editor-post.ts'
import type { PostText } from '@pavilion/contract/cms/editor-post.ts'
import type { PostKind } from '@pavilion/contract/cms/post.ts'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { kindNames } from './blank-text.ts'
import { CoverFields } from './cover-fields.tsx'
import styles from './desk.module.css'
import { counter, readText } from './field-text.ts'
import { LegendFields } from './legend-fields.tsx'
import { PlainSelect } from './plain-select.tsx'
import { SocialCard } from './social-card.tsx'
import type { Draft } from './use-draft.ts'
import { WordList } from './word-list.tsx'

type PanelProps = { readonly draft: Draft }

/** A post's details besides its text: category, cover and sharing. */
export function DetailsPanel({ draft }: PanelProps) {
  return (
    <div className={styles.panels}>
      <Place draft={draft} />
      {draft.words.kind === 'legend' && <LegendFields draft={draft} />}
      <CoverFields draft={draft} />
      <Shared draft={draft} />
    </div>
  )
}

const kinds = (['blog', 'news', 'legend', 'page'] as const satisfies PostKind[]).map((value) => ({
  value,
  label: kindNames[value],
}))

function Place({ draft: { words, problems, change } }: PanelProps) {
  return (
    <fieldset className={styles.fields}>
      <legend>Where it belongs</legend>
      <PlainSelect
        label="Kind"
        value={words.kind}
        choices={kinds}
        onChange={(kind) => change({ kind })}
      />
      <TextField
        label="Category"
        value={words.category}
        maxLength={lengths.category}
        error={problems['category']}
        onChange={readText((category) => change({ category }))}
      />
      <TextField
        label="Author"
        value={words.author}
        maxLength={lengths.author}
        error={problems['author']}
        onChange={readText((author) => change({ author }))}
      />
    </fieldset>
  )
}

function Shared({ draft: { words, problems, change } }: PanelProps) {
  const { meta } = words
  const changeMeta = (part: Partial<PostText['meta']>) => change({ meta: { ...meta, ...part } })
  return (
    <fieldset className={styles.fields}>
      <legend>Search engines and shared links</legend>
      <TextField
        label="Title for search engines"
        value={meta.title}
        maxLength={lengths.metaTitle}
        placeholder={words.title}
        help={`Empty: the title. ${counter(meta.title, lengths.metaTitle)}`}
        error={problems['meta.title']}
        onChange={readText((title) => changeMeta({ title }))}
      />
      <TextArea
        label="Description"
        rows={2}
        value={meta.description}
        maxLength={lengths.metaDescription}
        placeholder={words.summary}
        help={`Empty: the summary. ${counter(meta.description, lengths.metaDescription)}`}
        error={problems['meta.description']}
        onChange={readText((description) => changeMeta({ description }))}
      />
      <WordList
        label="Keywords"
        help={`${lengths.keywords} at most, parted by commas`}
        words={meta.keywords}
        onChange={(keywords) => changeMeta({ keywords })}
      />
      <SocialCard words={words} onPicture={(socialPicture) => change({ socialPicture })} />
    </fieldset>
  )
}
