import { Crease } from '@pavilion/kit/crease.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import type { Question } from './product-type.ts'
import styles from './questions.module.css'
import { RichText } from './rich-text.tsx'

type QuestionsProps = { readonly questions: readonly Question[]; readonly title?: string }

export function Questions({ questions, title = 'Questions' }: QuestionsProps) {
  return (
    <section className={styles.section}>
      <Crease title={title} />
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary>
              {question}
              <Icon name="chevron-down" />
            </summary>
            <p>
              <RichText text={answer} />
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}
