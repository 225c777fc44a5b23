import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { Sheet } from '#layout/sheet.tsx'
import { FilterForm } from './filter-form.tsx'
import type { FilterFormProps } from './filter-form.tsx'
import styles from './filter-sheet.module.css'

/** The filters on a phone, applied together. */
export function FilterSheet({
  onClose,
  ...form
}: FilterFormProps & { readonly onClose: () => void }) {
  return (
    <Sheet label="Filters" onClose={onClose} className={styles.sheet}>
      <IconButton icon="close" label="Close filters" className={styles.close} onClick={onClose} />
      <FilterForm {...form} />
    </Sheet>
  )
}
