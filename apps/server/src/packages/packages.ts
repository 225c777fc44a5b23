export { entitlementsOf } from './entitlements.ts'
export { grantPackages } from './grant-packages.ts'
export { priceItems } from './price-items.ts'
export type { Item, ItemFault, PricedItem } from './price-items.ts'
