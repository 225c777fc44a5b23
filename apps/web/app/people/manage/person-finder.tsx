import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import { useForm } from '#shared/use-form.ts'
import * as t from '#texts/people.ts'
import { findPeople, type Person } from './people-calls.ts'
import { PersonLine } from './person-line.tsx'
import { refusalText } from '#state/request.ts'

type FinderProps = {
  readonly organisationId: string | undefined
  readonly onMerge: (one: Person, other: Person) => void
  readonly onSplit: (person: Person) => void
}

/** What is typed, and who was found by it. */
function useFinder(organisationId: string | undefined) {
  const { typed, field, busy, onSubmit } = useForm({ text: '' })
  const [found, setFound] = useState<readonly Person[]>()
  const search = async () => {
    const within = organisationId === undefined ? {} : { organisationId }
    const answer = await findPeople({ ...typed, ...within })
    if (!answer.ok) return { text: refusalText(answer) }
    setFound(answer.data.data.people)
    return undefined
  }
  return { field, found, busy, onSubmit: onSubmit(search) }
}

/** Anybody by name: two of them to merge, or one whose matches are divided. */
export function PersonFinder({ organisationId, onMerge, onSplit }: FinderProps) {
  const { field, found, busy, onSubmit } = useFinder(organisationId)
  const [chosen, setChosen] = useState<Person>()
  const choose = (person: Person) => {
    setChosen(chosen === undefined ? person : undefined)
    if (chosen !== undefined) onMerge(chosen, person)
  }
  return (
    <Panel level={2} title={t.anybodyElse}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <p className="pv-muted">
          {chosen === undefined ? t.howToChoose : t.chooseOther({ name: chosen.name })}
        </p>
        <TextField label={t.findByName} type="search" maxLength={100} {...field('text')} />
        <div className={shared.actions}>
          <Button type="submit" variant="outline" busy={busy}>
            {t.find}
          </Button>
          {chosen !== undefined && (
            <Button variant="quiet" onClick={() => setChosen(undefined)}>
              {t.chooseAgain}
            </Button>
          )}
        </div>
      </form>
      {found !== undefined && <AllFound {...{ found, chosen, choose, onSplit }} />}
    </Panel>
  )
}

type AllFoundProps = Pick<FinderProps, 'onSplit'> & {
  readonly found: readonly Person[]
  readonly chosen: Person | undefined
  readonly choose: (person: Person) => void
}

function AllFound({ found, chosen, choose, onSplit }: AllFoundProps) {
  const shown = found.filter(({ id }) => id !== chosen?.id)
  if (shown.length === 0) return <p className="pv-muted">{t.nobodyFound}</p>
  return (
    <ul className={shared.rows} aria-label={t.peopleFound}>
      {shown.map((person) => (
        <li key={person.id}>
          <Found person={person} isSecond={chosen !== undefined} {...{ choose, onSplit }} />
        </li>
      ))}
    </ul>
  )
}

type FoundProps = {
  readonly person: Person
  readonly isSecond: boolean
  readonly choose: (person: Person) => void
  readonly onSplit: (person: Person) => void
}

function Found({ person, isSecond, choose, onSplit }: FoundProps) {
  const { name, matches, officiated } = person
  return (
    <>
      <div className={shared.offerText}>
        <PersonLine person={person} />
      </div>
      <div className={shared.actions}>
        <Button
          variant="outline"
          aria-label={isSecond ? t.mergeWithName({ name }) : t.mergeName({ name })}
          onClick={() => choose(person)}
        >
          {isSecond ? t.compare : t.merge}
        </Button>
        {!isSecond && matches + officiated > 1 && (
          <Button
            variant="quiet"
            aria-label={t.divideName({ name })}
            onClick={() => onSplit(person)}
          >
            {t.divide}
          </Button>
        )}
      </div>
    </>
  )
}
