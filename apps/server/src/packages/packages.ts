export { entitlementsOf } from './entitlements.ts'
