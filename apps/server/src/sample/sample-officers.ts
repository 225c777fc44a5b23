/** Whom the organisations of the sample world name on their pages: position and name. */
export const officersOf: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'Five Rivers Cricket Association': [
    ['President', 'Shahida Noon'],
    ['Secretary', 'Tariq Janjua'],
    ['Umpires’ coordinator', 'Asma Sethi'],
  ],
  'Harbour Cricket Association': [
    ['Chair', 'Yusuf Palijo'],
    ['Fixture secretary', 'Sana Memon'],
  ],
  'Ravi Rovers': [
    ['Chair', 'Nadia Tiwana'],
    ['Secretary', 'Usman Gondal'],
    ['Head coach', 'Waqar Virk'],
    ['Junior coach', 'Hira Noon'],
  ],
  'Keamari Docks CC': [
    ['Chair', 'Mehwish Jokhio'],
    ['Secretary', 'Danish Soomro'],
    ['Head coach', 'Rashid Jokhio'],
  ],
  'Indus Gymkhana': [
    ['President', 'Zubaida Chandio'],
    ['Groundsman', 'Allah Ditta Zehri'],
  ],
  'Rivergate Cricket Academy': [
    ['Head of coaching', 'Saima Qureshi'],
    ['Welfare officer', 'Adnan Butt'],
  ],
}
