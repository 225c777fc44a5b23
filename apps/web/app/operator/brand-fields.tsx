import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { bearsLabels, brandTheme } from '@pavilion/kit/brand/brand-theme.ts'
import type { ChangeEvent } from 'react'
import * as t from '#texts/operator.ts'
import { BrandPreview } from './brand-preview.tsx'
import { LogoField } from './logo-field.tsx'
import styles from './site-page.module.css'
import type { SiteForm } from './use-site-form.ts'

const HOUSE = '#0f5132'
const COLOUR = /^#[\da-f]{6}$/
const ILLEGIBLE = t.noTextIsReadable

/** Fields for logo, brand colour and corners, with a preview: all other colours are derived. */
export function BrandFields({ form }: { readonly form: SiteForm }) {
  const { name, tagline, brand, radius } = form.words
  const isShown = brand === null ? form.logo !== null : COLOUR.test(brand)
  return (
    <>
      <LogoField form={form} />
      <ColourField form={form} />
      <label className={styles.corners}>
        <span>{t.cornersRadiusPx({ radius })}</span>
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
        aria-label={t.pickTheColour}
        value={isColour ? brand : HOUSE}
        onChange={set}
      />
      <TextField
        label={t.brandColour}
        help={t.usedForButtonsLinks}
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
        {t.resetToDefault}
      </Button>
    </div>
  )
}
