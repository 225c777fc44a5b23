import { useState } from 'react'
import type { DragEvent, KeyboardEvent } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { longDay } from '#shared/dates.ts'
import { instantOf } from '#shared/zoned-time.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/tournaments.ts'
import styles from './fixture-board.module.css'
import { type Board, boardOf, type Cell } from './board-cells.ts'
import { saveFixture } from './fixture-calls.ts'
import type { Fixture, ProgrammeProps } from './fixture-calls.ts'
import { sideText } from './side-text.ts'
import { useProgrammeChange } from './use-programme-change.ts'

/**
 * Days and times down, grounds across. A fixture is dragged to another place, or picked up with its button and put
 * down with that of a place; arrow keys go from place to place, and Escape leaves it where it was.
 */
export function FixtureBoard(props: ProgrammeProps) {
  const { managed, programme, again } = props
  const [taken, setTaken] = useState<string>()
  const { busy, change } = useProgrammeChange(again)
  const board = boardOf(programme, managed)
  const put = async (fixtureId: string, { day, time, ground }: Cell) => {
    setTaken(undefined)
    const startsAt = instantOf(`${day}T${time}`, managed.timeZone)
    if (startsAt === undefined) return toasts.add('error', t.notATime)
    const from = programme.fixtures.find(({ id }) => id === fixtureId)
    const asked = { tournamentId: managed.tournament.id, fixtureId, from, startsAt, ground }
    return change('move', () => saveFixture(asked))
  }
  const moving: Moving = { taken: busy === undefined ? taken : undefined, setTaken, put }
  const name = programme.fixtures.find(({ id }) => id === taken)
  return (
    // Escape puts the fixture back, wherever in the board the focus is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.board}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTaken(undefined)
        else walk(event)
      }}
    >
      <p className="pv-small pv-muted" aria-live="polite">
        {name === undefined ? t.howTheBoardWorks : t.chooseAPlaceFor({ name: nameOf(name, props) })}
      </p>
      <Tray {...props} fixtures={board.unplaced} moving={moving} />
      <section className={styles.scroll} aria-label={t.schedule}>
        <table className={styles.table}>
          <caption className="pv-hidden">{t.schedule}</caption>
          <thead>
            <tr>
              <th scope="col">{t.day}</th>
              {board.grounds.map((ground) => (
                <th key={ground} scope="col">
                  {ground === '' ? t.noGroundYet : ground}
                </th>
              ))}
            </tr>
          </thead>
          <Rows {...props} board={board} moving={moving} />
        </table>
      </section>
    </div>
  )
}

type Moving = {
  /** The fixture that is picked up. */
  readonly taken: string | undefined
  readonly setTaken: (id: string | undefined) => void
  readonly put: (fixtureId: string, cell: Cell) => Promise<unknown>
}

const nameOf = ({ home, away }: Fixture, { programme }: ProgrammeProps): string =>
  t.versus({
    home: sideText(home, programme.fixtures),
    away: sideText(away, programme.fixtures),
  })

type RowsProps = ProgrammeProps & { readonly board: Board; readonly moving: Moving }

function Rows({ board, moving, ...props }: RowsProps) {
  const locale = useShell()?.site.locale ?? 'en'
  return (
    <tbody>
      {board.rows.map(({ day, time, cells }, at) => (
        <tr key={`${day} ${time}`}>
          <th scope="row">
            {board.rows[at - 1]?.day !== day && <span>{longDay(day, locale)}</span>}
            <span className="pv-small pv-muted">{time}</span>
          </th>
          {cells.map((cell) => (
            <Place key={cell.ground} {...props} cell={cell} moving={moving} />
          ))}
        </tr>
      ))}
    </tbody>
  )
}

type PlaceProps = ProgrammeProps & { readonly cell: Cell; readonly moving: Moving }

function Place({ cell, moving, ...props }: PlaceProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { day, time, ground, fixtures, isClosed } = cell
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const id = event.dataTransfer.getData('text/plain')
    if (props.programme.fixtures.some((one) => one.id === id)) void moving.put(id, cell)
  }
  const isOpen = moving.taken !== undefined && fixtures.length === 0 && !isClosed
  return (
    <td
      className={styles.place}
      data-over={isOver || undefined}
      data-closed={isClosed || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {fixtures.map((fixture) => (
        <Chip key={fixture.id} {...props} fixture={fixture} moving={moving} />
      ))}
      {isClosed && <span className="pv-small pv-muted">{t.closed}</span>}
      {isOpen && (
        <button
          type="button"
          className={styles.put}
          data-board-stop
          onClick={() => void moving.put(moving.taken ?? '', cell)}
          aria-label={t.putHere({ day: longDay(day, locale), time, ground })}
        >
          {t.here}
        </button>
      )}
    </td>
  )
}

type ChipProps = ProgrammeProps & { readonly fixture: Fixture; readonly moving: Moving }

function Chip({ fixture, moving, ...props }: ChipProps) {
  const { id, match } = fixture
  const name = nameOf(fixture, props)
  if (match !== null && match.status !== 'upcoming') {
    return <span className={styles.played}>{name}</span>
  }
  const isTaken = moving.taken === id
  return (
    <button
      type="button"
      className={styles.chip}
      draggable
      data-board-stop
      aria-pressed={isTaken}
      aria-label={t.moveName({ name })}
      onClick={() => moving.setTaken(isTaken ? undefined : id)}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData('text/plain', id)
        dataTransfer.effectAllowed = 'move'
        moving.setTaken(undefined)
      }}
    >
      {name}
    </button>
  )
}

type TrayProps = ProgrammeProps & {
  readonly fixtures: readonly Fixture[]
  readonly moving: Moving
}

function Tray({ fixtures, moving, ...props }: TrayProps) {
  if (fixtures.length === 0) return null
  return (
    <div className={styles.tray}>
      <b>{t.noDateYet}</b>
      {fixtures.map((fixture) => (
        <Chip key={fixture.id} {...props} fixture={fixture} moving={moving} />
      ))}
    </div>
  )
}

const steps: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Arrow keys go to the next fixture or open place in their direction. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  const cell = event.target instanceof HTMLElement ? event.target.closest('td') : null
  if (step === undefined || cell === null) return
  const stop = nextStop(cell, step)
  if (stop === undefined) return
  event.preventDefault()
  stop.focus()
}

function nextStop(
  from: HTMLTableCellElement,
  [down, across]: readonly [number, number],
): HTMLElement | undefined {
  const rows = [...(from.closest('table')?.rows ?? [])]
  let row = rows.findIndex((one) => one.contains(from))
  let column = from.cellIndex
  for (;;) {
    row += down
    column += across
    const next = rows[row]?.cells[column]
    if (next === undefined) return undefined
    const stop = next.querySelector<HTMLElement>('[data-board-stop]')
    if (stop !== null) return stop
  }
}
