import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import type { ReactNode } from 'react'
import * as t from '#texts/marketing.ts'
import type { Question } from './product-type.ts'
import styles from './questions.module.css'
import { RichText } from './rich-text.tsx'

type QuestionsProps = { readonly questions: readonly Question[] }

export function Questions({ questions }: QuestionsProps) {
  return (
    <section>
      <SectionHeading title={t.questions} />
      <QuestionList questions={questions} />
    </section>
  )
}

/** Questions that expand to show their answers. */
const QuestionList = ({ questions }: QuestionsProps) => (
  <div className={styles.list}>
    {questions.map(({ question, answer }) => (
      <QuestionRow key={question} question={question}>
        <p>
          <RichText text={answer} />
        </p>
      </QuestionRow>
    ))}
  </div>
)

type QuestionRowProps = { readonly question: string; readonly children: ReactNode }

export const QuestionRow = ({ question, children }: QuestionRowProps) => (
  <details className={styles.question}>
    <summary>
      {question}
      <Icon name="chevron-down" />
    </summary>
    <div className={styles.answer}>{children}</div>
  </details>
)
