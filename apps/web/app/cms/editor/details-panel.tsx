import { lengths } from '@pavilion/contract/cms/post-lengths.ts'
import type { PostText } from '@pavilion/contract/cms/editor-post.ts'
import type { PostKind } from '@pavilion/contract/cms/post.ts'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import * as t from '#texts/cms.ts'
import { kindNames } from './post-labels.ts'
import { CoverFields } from './cover-fields.tsx'
import styles from './editor.module.css'
import { counter, readText } from './field-text.ts'
import { LegendFields } from './legend-fields.tsx'
import { PlainSelect } from '#shared/plain-select.tsx'
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

const newsKinds = kinds.filter(({ value }) => value === 'blog' || value === 'news')

function Place({ draft: { words, problems, change, isNews } }: PanelProps) {
  return (
    <fieldset className={styles.fields}>
      <legend>{t.organise}</legend>
      <PlainSelect
        label={t.kind}
        value={words.kind}
        choices={isNews ? newsKinds : kinds}
        onChange={(kind) => change({ kind })}
      />
      <TextField
        label={t.category}
        value={words.category}
        maxLength={lengths.category}
        error={problems['category']}
        onChange={readText((category) => change({ category }))}
      />
      <TextField
        label={t.author}
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
      <legend>{t.searchEnginesAndSharedLinks}</legend>
      <TextField
        label={t.titleForSearchEngines}
        value={meta.title}
        maxLength={lengths.metaTitle}
        placeholder={words.title}
        help={t.leaveEmptyToUse({ title: counter(meta.title, lengths.metaTitle) })}
        error={problems['meta.title']}
        onChange={readText((title) => changeMeta({ title }))}
      />
      <TextArea
        label={t.description}
        rows={2}
        value={meta.description}
        maxLength={lengths.metaDescription}
        placeholder={words.summary}
        help={t.leaveEmptyToUseThe({
          description: counter(meta.description, lengths.metaDescription),
        })}
        error={problems['meta.description']}
        onChange={readText((description) => changeMeta({ description }))}
      />
      <WordList
        label={t.keywords}
        help={t.upToKeywordsSeparated({ keywords: lengths.keywords })}
        words={meta.keywords}
        onChange={(keywords) => changeMeta({ keywords })}
      />
      <SocialCard words={words} onPicture={(socialPicture) => change({ socialPicture })} />
    </fieldset>
  )
}
