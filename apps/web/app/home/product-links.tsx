import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { Link } from 'react-router'
import { products } from '#layout/navigation.ts'
import * as t from '#texts/home.ts'
import styles from './product-links.module.css'

export function ProductLinks() {
  return (
    <section className="pv-section">
      <div className="pv-page">
        <SectionHeading title={t.everythingACricketSeasonNeeds} />
        <ul className={styles.products}>
          {products.map(({ label, to, line }) => (
            <li key={to}>
              <Link to={to}>
                <b>{label}</b>
                <span>{line}</span>
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
          <li>
            <Link to="/product-list">
              <b className={styles.all}>{t.seeAllProducts}</b>
              <span />
              <Icon name="arrow-right" />
            </Link>
          </li>
        </ul>
      </div>
    </section>
  )
}
