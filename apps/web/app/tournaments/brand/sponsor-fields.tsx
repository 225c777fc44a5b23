import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import { PlainSelect } from '#shared/plain-select.tsx'
import * as t from '#texts/tournaments.ts'
import type { ManagedSponsor } from './brand-calls.ts'
import { LogoField } from './logo-field.tsx'
import { placeNames } from './sponsor-places.ts'
import styles from './sponsors.module.css'

type SponsorFieldsProps = {
  readonly tournamentId: string
  readonly number: number
  readonly sponsor: ManagedSponsor
  readonly onChange: (sponsor: ManagedSponsor) => void
  readonly onRemove: () => void
}

const places = (['title', 'table', 'bulletin'] as const).map((value) => ({
  value,
  label: placeNames[value],
}))

export function SponsorFields(props: SponsorFieldsProps) {
  const { tournamentId, number, sponsor, onChange, onRemove } = props
  const { name, link, place, picture } = sponsor
  return (
    <fieldset className={styles.row}>
      <legend className="pv-hidden">{t.sponsorNumber({ number })}</legend>
      <div className={shared.pair}>
        <TextField
          label={t.sponsorName}
          maxLength={80}
          value={name}
          onChange={({ target }) => onChange({ ...sponsor, name: target.value })}
        />
        <TextField
          label={t.sponsorLink}
          type="url"
          maxLength={300}
          placeholder="https://"
          value={link}
          onChange={({ target }) => onChange({ ...sponsor, link: target.value })}
        />
        <PlainSelect
          label={t.whereItIsShown}
          value={place}
          choices={places}
          onChange={(chosen) => onChange({ ...sponsor, place: chosen })}
        />
      </div>
      <div className={shared.actions}>
        <LogoField
          tournamentId={tournamentId}
          name={name}
          picture={picture}
          onChange={(sent) => onChange({ ...sponsor, picture: sent })}
        />
        <Button variant="quiet" size="small" onClick={onRemove}>
          {t.removeSponsor}
        </Button>
      </div>
    </fieldset>
  )
}
