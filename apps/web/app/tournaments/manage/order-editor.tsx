import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { measures } from '@pavilion/cricket/standings/points-rules.ts'
import { headToHeads } from '@pavilion/cricket/standings/templates.ts'
import * as t from '#texts/tournaments.ts'
import { Choice, choicesOf } from './basics-form.tsx'
import styles from './console.module.css'
import { measuresText } from './finding-text.ts'
import type { RulesProps } from './more-points.tsx'
import { orderChoices, orderNamed, orderOf, type Points } from './points-choices.ts'
import { stepText } from './rule-text.ts'

type Step = Points['order'][number]

type HeadToHead = keyof typeof headToHeads

const headToHeadNames: Readonly<Record<HeadToHead, string>> = {
  points: t.headToHeadPoints,
  wins: t.headToHeadWins,
  'points-then-rate': t.headToHeadPointsRate,
}

const AMONG = 'among:'

const stepChoices: readonly (readonly [string, string])[] = [
  ...measures.map((measure) => [measure, measuresText([measure])] as const),
  ...choicesOf(headToHeadNames).map(([name, text]) => [`${AMONG}${name}`, text] as const),
  ['lot', measuresText(['lot'])],
]

function stepNamed(name: string): Step {
  const [among] = choicesOf(headToHeadNames).find(([one]) => name === `${AMONG}${one}`) ?? []
  if (among !== undefined) return { headToHead: [...headToHeads[among]] }
  return measures.find((measure) => measure === name) ?? 'lot'
}

/** What is asked of those level, one after the other. */
export function OrderEditor({ points, onChange }: RulesProps) {
  const { order } = points
  const set = (steps: Points['order']) => onChange({ ...points, order: steps })
  return (
    <details className={styles.more}>
      <summary>{t.whatDecidesLevel}</summary>
      <div className={styles.stack}>
        <Choice
          label={t.startOrderFrom}
          choices={orderChoices}
          value={orderOf(points)}
          onChange={(chosen) => set([...(orderNamed(chosen) ?? order)] as Points['order'])}
        />
        <ol className={styles.list}>
          {order.map((step, at) => (
            <li key={JSON.stringify(step)}>
              <span className={styles.text}>
                {t.placeAndName({ place: at + 1, name: stepText(step) })}
              </span>
              <Button
                size="small"
                variant="quiet"
                disabled={at === 0}
                aria-label={t.moveStepUp({ step: stepText(step) })}
                onClick={() => set(order.with(at, order[at - 1] ?? step).with(at - 1, step))}
              >
                {t.up}
              </Button>
              <Button
                size="small"
                variant="quiet"
                disabled={order.length === 1}
                aria-label={t.removeStep({ step: stepText(step) })}
                onClick={() => set(order.toSpliced(at, 1))}
              >
                {t.remove}
              </Button>
            </li>
          ))}
        </ol>
        <AddStep onAdd={(step) => set([...order, step])} />
      </div>
    </details>
  )
}

function AddStep({ onAdd }: { readonly onAdd: (step: Step) => void }) {
  const [chosen, setChosen] = useState('lot')
  return (
    <div className={styles.numbers}>
      <Choice label={t.addAStep} choices={stepChoices} value={chosen} onChange={setChosen} />
      <div>
        <Button variant="outline" onClick={() => onAdd(stepNamed(chosen))}>
          {t.addStep}
        </Button>
      </div>
    </div>
  )
}
