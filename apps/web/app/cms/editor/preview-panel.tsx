import type { PostText } from '@pavilion/contract/cms/editor-post.ts'
import { Cover } from '@pavilion/kit/art/cover.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { useEffect, useState } from 'react'
import { Prose } from '#shared/prose.tsx'
import * as t from '#texts/cms.ts'
import styles from './editor.module.css'
import { preview } from './editor-calls.ts'
import { pictureOf } from './picture-of.ts'

const PAUSE_MS = 300

type Shown = { readonly html: string; readonly minutes: number }

/** The post as readers will see it. The server renders the text with the renderer of published pages. */
export function PreviewPanel({ words }: { readonly words: PostText }) {
  const { shown, failure } = usePreview(words.body)
  const { cover, coverSeed, title } = words
  return (
    // It scrolls, so it must be focusable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <article className={styles.preview} aria-label={t.preview} tabIndex={0}>
      <div className={styles.previewCover}>
        <Cover
          seed={coverSeed || title}
          image={cover && pictureOf(cover.id, 'large')}
          alt={cover?.alt}
        />
      </div>
      <p className="pv-small pv-muted">
        {[words.category, words.author, shown && t.minutes({ minutes: shown.minutes })]
          .filter(Boolean)
          .join(', ')}
      </p>
      <p className={styles.previewTitle}>{title || t.noTitleYet}</p>
      {words.summary && <p className="pv-lead">{words.summary}</p>}
      {failure && (
        <p role="alert" className="pv-muted">
          {failure}
        </p>
      )}
      {shown ? <Prose html={shown.html} /> : !failure && <Skeleton height="180px" />}
    </article>
  )
}

/** Renders after a pause in typing; only the latest request is shown. */
function usePreview(body: string) {
  const [shown, setShown] = useState<Shown>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let isWanted = true
    const ask = async () => {
      const answer = await preview(body)
      if (!isWanted) return
      if (answer.ok) setShown(answer.data.data)
      setFailure(answer.ok ? undefined : answer.message)
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [body])
  return { shown, failure }
}
