import { use, useId } from 'react'
import { Among } from './among.ts'
import type { Blazon, Division, Shape } from './blazon.ts'
import { ChargeDrawing } from './charges.tsx'
import styles from './crest.module.css'
import { blazonAmong } from './tell-apart.ts'
import { mix, tinctures } from './tinctures.ts'

export type DrawnCrest = {
  readonly name: string
  readonly size: number
  readonly code?: string | undefined
  readonly colours?: { readonly first: string; readonly second: string } | undefined
}

const outlines: Record<Shape, string> = {
  heater: 'M13 8H87V47C87 73 68 87 50 95C32 87 13 73 13 47Z',
  roundel: 'M50 6A44 44 0 1 1 50 94A44 44 0 1 1 50 6Z',
  swiss: 'M50 5C62 12 75 14 88 11C93 46 84 78 50 95C16 78 7 46 12 11C25 14 38 12 50 5Z',
  hex: 'M50 4L89 25V73L50 96L11 73V25Z',
  pocket: 'M12 8H88V68L50 95L12 68Z',
  oval: 'M50 4C74 4 88 24 88 50C88 76 74 96 50 96C26 96 12 76 12 50C12 24 26 4 50 4Z',
}

const partings: Record<Division, string> = {
  plain: '',
  pale: 'M50 0h50v100h-50z',
  fess: 'M0 50h100v50h-100z',
  bend: 'M0 0L100 100H0Z',
  paly: 'M4 0h18.5v100h-18.5zM41 0h18.5v100h-18.5zM78 0h18.5v100h-18.5z',
  hoops: 'M0 8h100v17h-100zM0 42h100v17h-100zM0 76h100v17h-100z',
  chevron: 'M0 78L50 40L100 78V100H0Z',
  quarterly: 'M50 0H100V50H50ZM0 50H50V100H0Z',
  pile: 'M10 0H90L50 92Z',
}

const scaled = (by: number) => `translate(50 50) scale(${by}) translate(-50 -50)`

/** The content of a crest, on a grid of 100 by 100. */
export function CrestDrawing({ name, size, code, colours: own }: DrawnCrest) {
  const clip = useId()
  const arms = blazonAmong(name, use(Among))
  const outline = outlines[arms.shape]
  const colours = coloursOf(arms, own)
  return (
    <>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="100" height="100" fill={colours.field} />
        <path d={partings[arms.division]} fill={colours.tint} />
      </g>
      <path d={outline} className={styles.edge} transform={scaled(1.06)} />
      {size <= 26 ? (
        <Small outline={outline} colours={colours} letters={code?.slice(0, 2) ?? arms.monogram} />
      ) : (
        <Full arms={arms} outline={outline} colours={colours} />
      )}
    </>
  )
}

type Colours = ReturnType<typeof coloursOf>

function coloursOf(arms: Blazon, own: DrawnCrest['colours']) {
  const dye = own?.first ?? tinctures[arms.field]
  const light = own?.second ?? tinctures[arms.chargeColour]
  return arms.inverted
    ? { dye, field: light, charge: dye, tint: mix(light, dye, 0.16) }
    : { dye, field: dye, charge: light, tint: mix(dye, '#ffffff', 0.14) }
}

type SmallProps = {
  readonly outline: string
  readonly colours: Colours
  readonly letters: string
}

function Small({ outline, colours, letters }: SmallProps) {
  return (
    <>
      <text
        x="50"
        y="66"
        textAnchor="middle"
        fontSize="52"
        className={styles.monogram}
        fill={colours.charge}
      >
        {letters}
      </text>
      <path d={outline} fill="none" stroke={mix(colours.dye, '#000000', 0.1)} strokeWidth="3" />
    </>
  )
}

type FullProps = { readonly arms: Blazon; readonly outline: string; readonly colours: Colours }

function Full({ arms, outline, colours }: FullProps) {
  const stitched = arms.border === 'stitch'
  return (
    <>
      {arms.border !== 'single' && (
        <path
          d={outline}
          fill="none"
          stroke={colours.charge}
          strokeWidth="2"
          strokeDasharray={stitched ? '4 3' : undefined}
          transform={scaled(stitched ? 0.9 : 0.89)}
        />
      )}
      <ChargeDrawing charge={arms.charge} colour={colours.charge} field={colours.field} />
      <path d={outline} fill="none" stroke={colours.charge} strokeWidth="3.2" />
      <path
        d={outline}
        fill="none"
        stroke={colours.dye}
        strokeWidth="2.4"
        transform={scaled(1.035)}
      />
    </>
  )
}
