import fc from 'fast-check'

/** Any ball that could be bowled, in shorthand. */
export const shorthand: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('.', '1', '2', '3', '4', '6', '4x', '5') },
  { weight: 2, arbitrary: fc.constantFrom('wd', '2wd', '5wd', 'nb', 'nb+1', 'nb+4', 'nb+2b') },
  { weight: 1, arbitrary: fc.constantFrom('b', '4b', 'lb', '2lb', '1+5p', '5p') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'Wb',
      'Wc',
      'Wlbw',
      'Wro',
      '1+Wrn',
      'Wst',
      'wd+Wst',
      'nb+Wro',
      'Wc+X',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('Wrth', 'Wrto', 'Whw', 'Wcb', 'Wof') },
)
