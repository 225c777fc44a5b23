import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { Sheet } from '#layout/sheet.tsx'
import * as t from '#texts/central.ts'
import { FilterForm } from './filter-form.tsx'
import type { FilterFormProps } from './filter-form.tsx'
import styles from './filter-sheet.module.css'

/** The filters on a phone, applied together. */
export function FilterSheet({
  onClose,
  ...form
}: FilterFormProps & { readonly onClose: () => void }) {
  return (
    <Sheet label={t.filters} onClose={onClose} className={styles.sheet}>
      <IconButton icon="close" label={t.closeFilters} className={styles.close} onClick={onClose} />
      <FilterForm {...form} />
    </Sheet>
  )
}
