/** Why a file cannot be imported, in one sentence for the list of failures. */
export class Unfit extends Error {
  override readonly name = 'Unfit'
}
