import { lengths } from '@pavilion/contract/cms/post-lengths.ts'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { postAddress } from '#shared/addresses.ts'
import * as t from '#texts/cms.ts'
import { BodyField } from './body-field.tsx'
import styles from './editor.module.css'
import { counter, readText } from './field-text.ts'
import type { Draft } from './use-draft.ts'

const LONGEST_SLUG = 100

/** A slug from a title: "Ravi Rovers’ year" gives "ravi-rovers-year". */
export const slugFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replaceAll(/^-+|-+$/g, '')

/** The fields that readers see: title, address, summary and text. */
export function WritePanel({ draft }: { readonly draft: Draft }) {
  const { words, problems, change, saved } = draft
  const retitle = (title: string) => {
    const follows = saved === undefined && words.slug === slugFrom(words.title)
    change({ title, ...(follows && { slug: slugFrom(title) }) })
  }
  return (
    <section className={styles.write} aria-label={t.write}>
      <TextField
        label={t.title}
        value={words.title}
        maxLength={lengths.title}
        error={problems['title']}
        onChange={readText(retitle)}
      />
      <TextField
        label={t.address}
        value={words.slug}
        maxLength={lengths.slug}
        help={addressHelp(draft)}
        error={problems['slug']}
        autoCapitalize="none"
        spellCheck={false}
        onChange={readText((slug) => change({ slug: slug.toLowerCase().replaceAll(' ', '-') }))}
      />
      <TextArea
        label={t.summary}
        rows={2}
        value={words.summary}
        maxLength={lengths.summary}
        help={t.aSentenceOrTwo({ summary: counter(words.summary, lengths.summary) })}
        error={problems['summary']}
        onChange={readText((summary) => change({ summary }))}
      />
      <BodyField
        value={words.body}
        error={problems['body']}
        onChange={(body) => change({ body })}
      />
    </section>
  )
}

function addressHelp({ words, saved }: Draft): string {
  const address = postAddress({ kind: words.kind, slug: words.slug || '…' })
  const leaves = saved !== undefined && saved.publishedAt !== null && saved.slug !== words.slug
  return leaves ? t.addressLinksToTheOld({ address }) : address
}
