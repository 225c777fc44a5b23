import { lengths } from '@pavilion/contract/cms/post-lengths.ts'
import { Cover } from '@pavilion/kit/art/cover.tsx'
import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import * as t from '#texts/cms.ts'
import styles from './editor.module.css'
import { readText } from './field-text.ts'
import { PictureButton } from './picture-button.tsx'
import { pictureOf } from './picture-of.ts'
import type { Draft } from './use-draft.ts'

/** The cover of the post: an uploaded picture, or a drawing. */
export function CoverFields({ draft }: { readonly draft: Draft }) {
  const { words, problems, change } = draft
  const { cover, coverSeed, title } = words
  return (
    <fieldset className={styles.fields}>
      <legend>{t.cover}</legend>
      <div className={styles.cover}>
        <Cover seed={coverSeed || title} image={cover && pictureOf(cover.id, 'small')} />
      </div>
      <div className={styles.row}>
        <PictureButton onSent={(id) => change({ cover: { id, alt: cover?.alt ?? '' } })}>
          {cover ? t.uploadAnother : t.uploadAPicture}
        </PictureButton>
        {cover && (
          <Button variant="quiet" size="small" onClick={() => change({ cover: null })}>
            {t.useADrawingInstead}
          </Button>
        )}
      </div>
      {cover ? (
        <TextField
          label={t.alternativeText}
          required
          value={cover.alt}
          maxLength={lengths.alt}
          help={t.readOutToPeopleWho}
          error={problems['cover.alt']}
          onChange={readText((alt) => change({ cover: { ...cover, alt } }))}
        />
      ) : (
        <TextField
          label={t.drawingSeed}
          value={coverSeed}
          maxLength={lengths.coverSeed}
          placeholder={title}
          help={t.otherWordsGiveAnotherDrawing}
          onChange={readText((seed) => change({ coverSeed: seed }))}
        />
      )}
    </fieldset>
  )
}
