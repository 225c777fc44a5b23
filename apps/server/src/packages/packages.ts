export { entitlementsOf } from './entitlements.ts'
export { grantPackages } from './grant-packages.ts'
export { priceItems } from './price-items.ts'
export type { Item, PricedItem } from './price-items.ts'
