import { Button } from '@pavilion/kit/button.tsx'
import { FacebookMark, GoogleMark } from '@pavilion/kit/icons/brands.tsx'
import styles from './account-dialog.module.css'

/** They stand here as specified, and act only where such a provider is configured; none is yet. */
export function OtherWays() {
  return (
    <div>
      <p className={styles.or}>or</p>
      <div className={styles.pair}>
        <Button variant="quiet">
          <GoogleMark />
          GOOGLE
        </Button>
        <Button variant="quiet">
          <FacebookMark />
          FACEBOOK
        </Button>
      </div>
    </div>
  )
}
