import { classes } from '@pavilion/kit/classes.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import type { Route } from './+types/faq-page.ts'
import { apiContext } from '#context.ts'
import { Prose } from '#shared/prose.tsx'
import { Contents } from './contents.tsx'
import { headOfPage, loadPage } from './edited-page.ts'
import { partsOf, wordsOf } from './page-parts.ts'
import { QuestionRow } from './questions.tsx'
import styles from './reading.module.css'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadPage(context.get(apiContext), request)

export const meta: Route.MetaFunction = ({ loaderData: page, matches }) =>
  page === undefined
    ? []
    : headOfPage(matches, page, {
        '@type': 'FAQPage',
        mainEntity: partsOf(page.html, 3).map(({ title, html }) => ({
          '@type': 'Question',
          name: title,
          acceptedAnswer: { '@type': 'Answer', text: wordsOf(beforeNext(html)) },
        })),
      })

/** The last answer of a group ends before the next group's heading. */
const beforeNext = (html: string): string => html.split('<h2')[0] ?? ''

/** Second-level headings are groups, third-level ones questions. */
export default function FaqPage({ loaderData: page }: Route.ComponentProps) {
  const groups = partsOf(page.html, 2)
  return (
    <div className={classes('pv-page', styles.page)}>
      <header className={styles.head}>
        <SectionHeading title={page.title} level={1} />
        <p className="pv-lead">{page.summary}</p>
      </header>
      <div className={styles.body}>
        <Contents sections={groups} />
        <div className={styles.sections}>
          {groups.map(({ id, title, html }) => (
            <section key={id} id={id} className={styles.section}>
              <h2>{title}</h2>
              <Answers html={html} />
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Text without questions is shown as it is. */
function Answers({ html }: { readonly html: string }) {
  const questions = partsOf(html, 3)
  if (questions.length === 0) return <Prose html={html} />
  return (
    <div>
      {questions.map((question) => (
        <QuestionRow key={question.title} question={question.title}>
          <Prose html={question.html} />
        </QuestionRow>
      ))}
    </div>
  )
}
