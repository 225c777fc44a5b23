import { useState } from 'react'
import * as t from '#texts/clubs.ts'
import { ElevenCard } from './eleven-card.tsx'
import { Pool } from './pool.tsx'
import type { Board } from './selection-calls.ts'
import styles from './selection.module.css'
import { useBoard } from './use-board.ts'

/** The players of the club beside the elevens of a day; a tap puts a player into the chosen eleven. */
export function SelectionBoard({ first }: { readonly first: Board }) {
  const state = useBoard(first)
  const { matches } = state.board
  const [chosenId, setChosenId] = useState(matches[0]?.id)
  const chosen = matches.find(({ id }) => id === chosenId) ?? matches[0]
  if (chosen === undefined) return null
  return (
    <div className={styles.board}>
      <section className={styles.elevens} aria-label={t.elevens}>
        {matches.map((match) => (
          <ElevenCard
            key={match.id}
            match={match}
            state={state}
            isChosen={match.id === chosen.id}
            onChoose={() => setChosenId(match.id)}
          />
        ))}
      </section>
      <Pool state={state} chosen={chosen} />
    </div>
  )
}
