import type { ReactElement } from 'react'
import type { Charge } from './blazon.ts'
import { tenth, times } from './seed.ts'

type ChargeProps = {
  readonly colour: string
  /** The background colour, for cut-outs of the charge. */
  readonly field: string
}

const bat = (
  <>
    <rect x="45" y="34" width="10" height="36" rx="3.5" />
    <rect x="48" y="19" width="4" height="16" rx="1.5" />
  </>
)

function sunRay(index: number): string {
  const angle = (index * Math.PI) / 6
  const reach = index % 2 === 1 ? 21 : 25
  const point = (radius: number) =>
    `${tenth(50 + radius * Math.cos(angle))} ${tenth(47 + radius * Math.sin(angle))}`
  return `M${point(16)}L${point(reach)}`
}

const drawings: Record<Charge, (props: ChargeProps) => ReactElement> = {
  bats: ({ colour }) => (
    <g fill={colour}>
      <g transform="rotate(38 50 48)">{bat}</g>
      <g transform="rotate(-38 50 48)">{bat}</g>
      <circle cx="50" cy="27" r="5" />
    </g>
  ),
  stumps: ({ colour }) => (
    <g fill={colour}>
      <rect x="36" y="31" width="5.4" height="38" rx="1" />
      <rect x="47.3" y="31" width="5.4" height="38" rx="1" />
      <rect x="58.6" y="31" width="5.4" height="38" rx="1" />
      <rect x="37" y="25.5" width="12" height="3.6" rx="1.8" />
      <rect x="51" y="25.5" width="12" height="3.6" rx="1.8" />
    </g>
  ),
  ball: ({ colour, field }) => (
    <>
      <circle cx="50" cy="47" r="19" fill={colour} />
      <path
        d="M41 30.5Q51 47 41 63.5M46 28.5Q57 47 46 65.5"
        fill="none"
        stroke={field}
        strokeWidth="2"
        strokeDasharray="3 2.2"
      />
    </>
  ),
  star: ({ colour }) => (
    <path
      fill={colour}
      d="M50 22l6.6 16.2 17.4 1.2-13.4 11.2 4.3 17L50 58.3 35.1 67.6l4.3-17L26 39.4l17.4-1.2z"
    />
  ),
  peaks: ({ colour, field }) => (
    <>
      <path fill={colour} d="M20 67L41 33l10 15 7-10 22 29z" />
      <path fill={field} d="M41 33l-7 11.3 5 3 3-3.5 4 3 1.2-2.4zM58 38l-4 5.7 4 3 3.5-2 2.5 1z" />
    </>
  ),
  waves: ({ colour }) => (
    <g fill="none" stroke={colour} strokeWidth="5" strokeLinecap="round">
      {[36, 49, 62].map((y) => (
        <path key={y} d={`M24 ${y}q6.5-7 13 0t13 0 13 0 13 0`} />
      ))}
    </g>
  ),
  sun: ({ colour }) => (
    <>
      <circle cx="50" cy="47" r="11" fill={colour} />
      <path d={times(12, sunRay).join('')} stroke={colour} strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  leaf: ({ colour, field }) => (
    <>
      <path fill={colour} d="M50 20C66 32 69 52 50 74C31 52 34 32 50 20Z" />
      <path
        d="M50 27V74M50 40l8-6M50 40l-8-6M50 51l9-7M50 51l-9-7M50 61l7-6M50 61l-7-6"
        stroke={field}
        strokeWidth="2"
        fill="none"
      />
    </>
  ),
  tower: ({ colour, field }) => (
    <>
      <path fill={colour} d="M32 26h7v6h7v-6h8v6h7v-6h7v15l-4 4v23H36V45l-4-4z" />
      <path fill={field} d="M45 68V57a5 5 0 0 1 10 0v11z" />
    </>
  ),
  wing: ({ colour }) => (
    <path
      fill={colour}
      d="M24 30C44 26 66 28 78 44C70 42 66 43 62 46C66 48 68 51 68 55C62 51 57 51 53 54C55 57 55 61 53 66C45 52 32 48 24 30Z"
    />
  ),
  anchor: ({ colour }) => (
    <g fill="none" stroke={colour} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="50" cy="28" r="5" />
      <path d="M50 33V70M40 41h20M29 54c2 10 10 16 21 16s19-6 21-16M29 54l-3 7M29 54l6 4M71 54l3 7M71 54l-6 4" />
    </g>
  ),
  horns: ({ colour }) => (
    <>
      <g fill="none" stroke={colour} strokeWidth="5" strokeLinecap="round">
        <path d="M46 56C40 48 45 43 38 38C31 33 37 28 30 22" />
        <path d="M54 56C60 48 55 43 62 38C69 33 63 28 70 22" />
      </g>
      <path fill={colour} d="M38 52l12 4 12-4-5 13-7 8-7-8z" />
    </>
  ),
  crown: ({ colour }) => (
    <>
      <path fill={colour} d="M26 34l12 12 12-20 12 20 12-12-5 30H31z" />
      <rect x="31" y="66" width="38" height="4.5" fill={colour} />
    </>
  ),
}

/** What the crest shows, on a grid of 100 by 100. */
export function ChargeDrawing({ charge, ...colours }: ChargeProps & { readonly charge: Charge }) {
  return drawings[charge](colours)
}
