import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { bearsLabels, brandTheme } from '@pavilion/kit/brand/brand-theme.ts'
import type { ChangeEvent } from 'react'
import { BrandPreview } from './brand-preview.tsx'
import { LogoField } from './logo-field.tsx'
import styles from './site-page.module.css'
import type { SiteForm } from './use-site-form.ts'

const HOUSE = '#0f5132'
const COLOUR = /^#[\da-f]{6}$/
const ILLEGIBLE = 'No label can be read on this colour: take a darker or a lighter one.'

/** Fields for logo, brand colour and corners, with a preview: all other colours are derived. */
export function BrandFields({ form }: { readonly form: SiteForm }) {
  const { name, tagline, brand, radius } = form.words
  const isShown = brand === null ? form.logo !== null : COLOUR.test(brand)
  return (
    <>
      <LogoField form={form} />
      <ColourField form={form} />
      <label className={styles.corners}>
        <span>Corners, {radius} px</span>
        <input
          type="range"
          min={0}
          max={16}
          value={radius}
          onChange={({ target }) => form.change({ radius: Number(target.value) })}
        />
      </label>
      {isShown && (
        <BrandPreview
          site={{ name, logo: form.logo }}
          tagline={tagline}
          theme={brandTheme(brand ?? HOUSE)}
          radius={radius}
        />
      )}
    </>
  )
}

function ColourField({ form: { words, problems, change } }: { readonly form: SiteForm }) {
  const brand = words.brand ?? HOUSE
  const isColour = COLOUR.test(brand)
  const illegible = isColour && !bearsLabels(brand) ? ILLEGIBLE : undefined
  const set = ({ target }: ChangeEvent<HTMLInputElement>) =>
    change({ brand: target.value.toLowerCase() })
  return (
    <div className={styles.colour}>
      <input
        className={styles.swatch}
        type="color"
        aria-label="Pick the colour"
        value={isColour ? brand : HOUSE}
        onChange={set}
      />
      <TextField
        label="Brand colour"
        help="Buttons, links and the board take it on. Wickets, sixes and charts keep theirs."
        value={brand}
        maxLength={7}
        spellCheck={false}
        error={problems['brand'] ?? illegible}
        onChange={set}
      />
      <Button
        variant="quiet"
        disabled={words.brand === null}
        onClick={() => change({ brand: null })}
      >
        House colour
      </Button>
    </div>
  )
}
