import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import { PlainSelect } from '#shared/plain-select.tsx'
import * as t from '#texts/documents.ts'
import { purposeText, readersText } from './document-text.ts'
import { FileField } from './file-field.tsx'
import { type DocumentFormProps, useDocumentForm } from './use-document-form.ts'

const purposes = (['safeguarding', 'first-aid', 'insurance', 'coaching', 'other'] as const).map(
  (value) => ({ value, label: purposeText[value] }),
)
const readers = (['managers', 'coaches', 'members'] as const).map((value) => ({
  value,
  label: readersText[value],
}))

/** Who the document can be about; somebody who has left stays a choice where it is about them. */
function aboutChoices({ documents, document }: DocumentFormProps) {
  const { people } = documents
  const about = document?.about ?? null
  const hasLeft = about !== null && people.every(({ id }) => id !== about.id)
  const choices = [...people, ...(hasLeft ? [about] : [])]
  return [
    { value: '', label: t.theOrganisation },
    ...choices.map(({ id, name }) => ({ value: id, label: name })),
  ]
}

/** Adds a document, or changes or replaces one. */
export function DocumentDialog(props: DocumentFormProps) {
  const { documents, document, onClose } = props
  const form = useDocumentForm(props)
  const { typed, change, file, chooseFile, busy, problems, onSubmit } = form
  return (
    <Dialog open title={document === undefined ? t.addDocument : t.editDocument} onClose={onClose}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <FileField
          organisationId={documents.organisation.id}
          file={file}
          problem={problems['fileId']}
          onFile={chooseFile}
        />
        <TextField
          label={t.title}
          maxLength={80}
          value={typed.title}
          error={problems['title']}
          onChange={({ target }) => change({ title: target.value })}
        />
        <Choices {...props} {...form} />
        <p className="pv-small pv-muted">{t.readersHelp}</p>
        <div>
          <Button type="submit" busy={busy}>
            {t.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type ChoicesProps = DocumentFormProps &
  Pick<ReturnType<typeof useDocumentForm>, 'typed' | 'change' | 'problems'>

function Choices(props: ChoicesProps) {
  const { typed, change, problems } = props
  return (
    <div className={shared.pair}>
      <PlainSelect
        label={t.kind}
        value={typed.purpose}
        choices={purposes}
        onChange={(purpose) => change({ purpose })}
      />
      <PlainSelect
        label={t.about}
        value={typed.aboutId ?? ''}
        choices={aboutChoices(props)}
        error={problems['aboutId']}
        onChange={(id) => change({ aboutId: id === '' ? null : id })}
      />
      <TextField
        label={t.validTo}
        type="date"
        value={typed.expiresOn ?? ''}
        error={problems['expiresOn']}
        onChange={({ target: { value } }) => change({ expiresOn: value === '' ? null : value })}
      />
      <PlainSelect
        label={t.readers}
        value={typed.seenBy}
        choices={readers}
        onChange={(seenBy) => change({ seenBy })}
      />
    </div>
  )
}
