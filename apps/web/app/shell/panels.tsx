import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { NavLink } from 'react-router'
import { company, products } from '#layout/navigation.ts'
import * as t from '#texts/shell.ts'
import styles from './panels.module.css'

export function ProductsPanel() {
  return (
    <div className={styles.products}>
      <ul className={styles.twoColumns}>
        {products.map(({ label, to, line, icon }) => (
          <li key={to}>
            <NavLink className={styles.product ?? ''} to={to}>
              <Icon name={icon} />
              <span>
                <b>{label}</b>
                <small>{line}</small>
              </span>
            </NavLink>
          </li>
        ))}
        <li>
          <NavLink className={styles.all ?? ''} to="/product-list">
            {t.seeAllProducts}
            <Icon name="arrow-right" size={18} />
          </NavLink>
        </li>
      </ul>
    </div>
  )
}

export function CompanyPanel() {
  return (
    <ul className={styles.list}>
      {company.map(({ label, to }) => (
        <li key={to}>
          <NavLink className={styles.link ?? ''} to={to}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
