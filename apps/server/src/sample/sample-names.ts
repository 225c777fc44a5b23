/** All people and things of the sample world are invented. */

type SampleTeam = { readonly name: string; readonly shortName: string; readonly first: string }

/** `first`: the side's best-known players in batting order; the others are drawn. */
export const cupTeams: readonly SampleTeam[] = [
  {
    name: 'Margalla Markhors',
    shortName: 'MMK',
    first: 'Zaviyar Lodhi, Danish Bugti, Haris Swati, Sarim Kiani',
  },
  {
    name: 'Ravi Rovers',
    shortName: 'RVR',
    first: 'Farooq Gondal, Nofil Tiwana, Ilyas Virk, Shayan Noon',
  },
  { name: 'Clifton Mariners', shortName: 'CLM', first: 'Shahmir Bizenjo, Ibad Talpur' },
  { name: 'Khyber Falcons', shortName: 'KHF', first: 'Zarak Khattak, Jibran Marwat' },
  { name: 'Indus Gymkhana', shortName: 'IGM', first: 'Kamran Zehri, Mikail Chandio' },
  { name: 'Soan Valley', shortName: 'SOV', first: 'Taimur Janjua, Laraib Raja' },
  { name: 'Bolan Bulls', shortName: 'BOB', first: 'Asfand Kurd, Rayyan Magsi' },
  { name: 'Makran Coast', shortName: 'MKC', first: 'Murad Gichki, Wasay Hoth' },
]

export const leagueTeams: readonly SampleTeam[] = [
  { name: 'Keamari Docks CC', shortName: 'KDC', first: 'Bilawal Jokhio, Hamdan Soomro' },
  { name: 'Lyari Athletic CC', shortName: 'LYA', first: 'Yahya Baloch, Qadir Brohi' },
  { name: 'Manora Lights CC', shortName: 'MNL', first: 'Omair Palijo, Jahan Memon' },
  { name: 'Gulbai Mills CC', shortName: 'GBM', first: 'Adeel Mirani, Kashan Qazi' },
  { name: 'Sandspit Sailors', shortName: 'SSS', first: 'Nabeel Dero, Haroon Lashari' },
  { name: 'Hub River CC', shortName: 'HRC', first: 'Saad Langah, Rafay Ghumman' },
]

export const SAMPLE_CUP = 'Monsoon Cup'
export const cupGrounds = ['Canal View Oval', 'Fort Road Gymkhana', 'Rivergate Ground'] as const
export const leagueGrounds = ['Seaview Park', 'Mills Ground', 'Hub River Ground'] as const

const list = (names: string): readonly string[] => names.split(', ')

export const firstNames = list(
  'Aazim, Adeel, Anas, Arham, Asfand, Asif, Ayan, Bilawal, Danish, Ehsan, Fahad, Farid, Faris, Ghazi, ' +
    'Hamdan, Hammad, Haroon, Hasnain, Ibad, Ibtisam, Jahan, Jibran, Junaid, Kashan, Khizar, Laraib, ' +
    'Mahad, Mikail, Moeez, Murad, Nabeel, Nofil, Omair, Owais, Qadir, Raheel, Rayyan, Rohan, Saad, ' +
    'Salar, Sarim, Shahmir, Sufyan, Taimur, Talal, Uzair, Wasay, Yahya, Zain, Zarak, Zaviyar, Zohaib',
)

export const lastNames = list(
  'Awan, Baloch, Barech, Bhatti, Bizenjo, Brohi, Bugti, Chandio, Channar, Chughtai, Dasti, Dero, Durrani, ' +
    'Gabol, Ghumman, Gichki, Gondal, Hoth, Janjua, Jatoi, Jokhio, Kakar, Kalhoro, Kethran, Khattak, ' +
    'Kharal, Khosa, Kiani, Kurd, Langah, Lashari, Lodhi, Magsi, Marwat, Mazari, Memon, Mengal, Mirani, ' +
    'Mohmand, Niazi, Noon, Palijo, Paracha, Qazi, Raja, Ranjha, Rind, Sial, Soomro, Swati, Talpur, ' +
    'Tareen, Tiwana, Virk, Warraich, Wattoo, Yousafzai, Zehri',
)

export const umpireNames = list(
  'Rustam Sethi, Iqrar Bhutta, Waleed Anjum, Gohar Rehman, Tufail Mirza, Nasir Chohan',
)
export const refereeNames = list('Habib Saigol, Mansoor Effendi')
export const scorerNames = list('Parvez Dinshaw, Sohail Kapadia, Latif Vohra')
