import { classes } from '@pavilion/kit/classes.ts'
import { Crease } from '@pavilion/kit/crease.tsx'
import { Link } from 'react-router'
import type { Route } from './+types/faq-page.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { faq } from './content/faq.ts'
import { Questions } from './questions.tsx'
import styles from './reading.module.css'

const plain = (text: string) => text.replaceAll(/\[([^\]]+)\]\([^)]+\)|`([^`]+)`/g, '$1$2')

export const loader = () => faq

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  headOf(shellOf(matches), {
    title: 'FAQ',
    description: 'Short answers about following matches, records, accounts and money.',
    keywords: ['faq', 'questions', 'help'],
    path: '/faq',
    about: {
      '@type': 'FAQPage',
      mainEntity: (loaderData ?? []).flatMap(({ questions }) =>
        questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
        })),
      ),
    },
  })

export default function FaqPage({ loaderData: groups }: Route.ComponentProps) {
  return (
    <div className={classes('pv-page', styles.page)}>
      <header className={styles.head}>
        <Crease title="FAQ" level={1} />
        <p className="pv-lead">
          Short answers. Longer ones stand in{' '}
          <Link className="pv-link" to="/helpsupport">
            help and support
          </Link>
          .
        </p>
      </header>
      <div className={styles.groups}>
        {groups.map(({ title, questions }) => (
          <Questions key={title} title={title} questions={questions} />
        ))}
      </div>
    </div>
  )
}
