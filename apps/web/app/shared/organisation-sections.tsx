import { classes } from '@pavilion/kit/classes.ts'
import { Link } from 'react-router'
import * as t from '#texts/common.ts'
import * as own from '#texts/console.ts'
import styles from './organisation-sections.module.css'

/** Those with a group to themselves, and who sees them. */
type Section = {
  readonly id: string
  readonly label: string
  readonly isFor?: (viewer: Viewer) => boolean
}

type Viewer = { readonly kind: string; readonly isManager: boolean }

const everybody = () => true
const managers = ({ isManager }: Viewer) => isManager
const academies = ({ kind }: Viewer) => kind === 'academy'
const managersOfAcademies = (viewer: Viewer) => managers(viewer) && academies(viewer)
const withPlayers = ({ kind }: Viewer) => kind !== 'ground-owner'
const managersOfPlayers = (viewer: Viewer) => managers(viewer) && withPlayers(viewer)
const managersOfAssociations = (viewer: Viewer) => managers(viewer) && viewer.kind === 'association'

const groups = [
  {
    label: own.organisation,
    sections: [
      { id: 'details', label: own.details, isFor: managers },
      { id: 'people', label: own.people, isFor: managers },
      { id: 'officers', label: own.officers, isFor: managers },
      { id: 'news', label: t.news, isFor: managers },
      { id: 'affiliations', label: own.affiliation, isFor: managersOfPlayers },
      { id: 'honours', label: own.honours, isFor: managersOfPlayers },
      { id: 'handbook', label: own.handbook, isFor: managersOfAssociations },
      { id: 'directive', label: own.directive, isFor: managersOfAssociations },
      { id: 'report', label: own.report, isFor: managersOfAssociations },
    ],
  },
  {
    label: t.academy,
    sections: [
      { id: 'today', label: own.today, isFor: academies },
      { id: 'programmes', label: own.programmes, isFor: academies },
      { id: 'drills', label: own.drills, isFor: academies },
      { id: 'leads', label: own.leads, isFor: academies },
      { id: 'tuition', label: own.programmeFees, isFor: managersOfAcademies },
    ],
  },
  {
    label: own.cricket,
    sections: [
      { id: 'teams', label: t.teams, isFor: withPlayers },
      { id: 'players', label: t.players, isFor: withPlayers },
      { id: 'register', label: own.register, isFor: managersOfPlayers },
      { id: 'calendar', label: own.calendar, isFor: withPlayers },
      { id: 'selection', label: own.selection, isFor: withPlayers },
      { id: 'bowling', label: own.bowling, isFor: withPlayers },
    ],
  },
  {
    label: own.office,
    sections: [
      { id: 'messages', label: own.messages, isFor: withPlayers },
      { id: 'fees', label: own.fees, isFor: managersOfPlayers },
      { id: 'documents', label: own.documents, isFor: everybody },
    ],
  },
] as const satisfies readonly { label: string; sections: readonly Section[] }[]

export type OrganisationSection = (typeof groups)[number]['sections'][number]['id']

/** The console of an organisation, opened at one of its sections. */
const consoleAddress = (organisationId: string, section: OrganisationSection): string => {
  const home = `/manage/organisations/${organisationId}`
  if (section === 'details') return home
  if (section === 'news') return `/operator/content?organisation=${organisationId}`
  return section === 'people' ? `${home}?tab=people` : `${home}/${section}`
}

type OrganisationSectionsProps = {
  readonly organisation: { readonly id: string; readonly kind: string }
  readonly current: OrganisationSection
  readonly isManager: boolean
}

/** Leads to the sections of an organisation's console: a column in groups, or a row on a narrow screen. */
export function OrganisationSections(props: OrganisationSectionsProps) {
  const { organisation, current, isManager } = props
  const viewer = { kind: organisation.kind, isManager }
  return (
    <nav className={styles.sections} aria-label={own.sections}>
      {groups.map(({ label, sections }) => {
        const seen = sections.filter(({ isFor }) => isFor(viewer))
        if (seen.length === 0) return null
        return (
          <div key={label} className={styles.group}>
            <span className={styles.label} aria-hidden>
              {label}
            </span>
            <ul className={styles.links} aria-label={label}>
              {seen.map(({ id, label: name }) => (
                <li key={id}>
                  <Link
                    className={classes(styles.link, id === current && styles.current)}
                    to={consoleAddress(organisation.id, id)}
                    aria-current={id === current ? 'page' : undefined}
                    preventScrollReset
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}
