/** Files whose stated result contradicts the score, each with the reason as far as known. */
export const knownDisagreements: Readonly<Record<string, string>> = {
  '1318383': 'The deliveries end one run short of the target that the file says was reached.',
  '1334899':
    'D/L: the stated margin of 16 runs is measured from another par than the target of 109.',
  '1334912': 'D/L: the target in the file is not the one that applied when play ended.',
  '1457218': 'No method is named, but the target is two runs more than the score and one.',
  '1487699': 'D/L: ahead of the par that the target implies by 6, stated as 5.',
  '1491604': 'Four wickets fell in the chase; the stated margin of 8 wickets fits two.',
  '1495657': 'The totals differ by 45 runs; stated as 46.',
  '571236': 'D/L: ahead of the par that the target implies by 10, stated as 24.',
}
