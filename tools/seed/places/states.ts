export interface StateFacts {
  /** Thousands of people, about 2023. */
  readonly population: number;
  readonly timeZone: string;
  /** Area codes that are in use there. */
  readonly areaCodes: readonly string[];
}

const ET = 'America/New_York';
const CT = 'America/Chicago';
const MT = 'America/Denver';
const PT = 'America/Los_Angeles';

/** The fifty states, the District and Puerto Rico. */
export const STATES: Readonly<Record<string, StateFacts>> = {
  AK: { population: 733, timeZone: 'America/Anchorage', areaCodes: ['907'] },
  AL: { population: 5108, timeZone: CT, areaCodes: ['205', '256', '334'] },
  AR: { population: 3068, timeZone: CT, areaCodes: ['479', '501', '870'] },
  AZ: { population: 7431, timeZone: 'America/Phoenix', areaCodes: ['480', '520', '602', '623'] },
  CA: {
    population: 38965,
    timeZone: PT,
    areaCodes: ['209', '213', '310', '408', '415', '510', '559', '619', '714', '805', '909', '916'],
  },
  CO: { population: 5878, timeZone: MT, areaCodes: ['303', '719', '970'] },
  CT: { population: 3617, timeZone: ET, areaCodes: ['203', '860'] },
  DC: { population: 679, timeZone: ET, areaCodes: ['202'] },
  DE: { population: 1032, timeZone: ET, areaCodes: ['302'] },
  FL: {
    population: 22611,
    timeZone: ET,
    areaCodes: ['305', '321', '352', '407', '561', '727', '813', '850', '904', '941'],
  },
  GA: { population: 11029, timeZone: ET, areaCodes: ['229', '404', '478', '706', '770', '912'] },
  HI: { population: 1435, timeZone: 'Pacific/Honolulu', areaCodes: ['808'] },
  IA: { population: 3207, timeZone: CT, areaCodes: ['319', '515', '563', '641', '712'] },
  ID: { population: 1965, timeZone: 'America/Boise', areaCodes: ['208'] },
  IL: {
    population: 12550,
    timeZone: CT,
    areaCodes: ['217', '309', '312', '618', '630', '708', '773', '815', '847'],
  },
  IN: {
    population: 6862,
    timeZone: 'America/Indiana/Indianapolis',
    areaCodes: ['219', '260', '317', '574', '765', '812'],
  },
  KS: { population: 2941, timeZone: CT, areaCodes: ['316', '620', '785', '913'] },
  KY: { population: 4526, timeZone: ET, areaCodes: ['270', '502', '606', '859'] },
  LA: { population: 4574, timeZone: CT, areaCodes: ['225', '318', '337', '504', '985'] },
  MA: { population: 7001, timeZone: ET, areaCodes: ['413', '508', '617', '781', '978'] },
  MD: { population: 6180, timeZone: ET, areaCodes: ['301', '410'] },
  ME: { population: 1396, timeZone: ET, areaCodes: ['207'] },
  MI: {
    population: 10037,
    timeZone: 'America/Detroit',
    areaCodes: ['231', '248', '269', '313', '517', '586', '616', '734', '810', '989'],
  },
  MN: { population: 5738, timeZone: CT, areaCodes: ['218', '320', '507', '612', '651', '763', '952'] },
  MO: { population: 6196, timeZone: CT, areaCodes: ['314', '417', '573', '636', '660', '816'] },
  MS: { population: 2940, timeZone: CT, areaCodes: ['228', '601', '662'] },
  MT: { population: 1133, timeZone: MT, areaCodes: ['406'] },
  NC: { population: 10835, timeZone: ET, areaCodes: ['252', '336', '704', '828', '910', '919'] },
  ND: { population: 784, timeZone: CT, areaCodes: ['701'] },
  NE: { population: 1978, timeZone: CT, areaCodes: ['308', '402'] },
  NH: { population: 1402, timeZone: ET, areaCodes: ['603'] },
  NJ: { population: 9291, timeZone: ET, areaCodes: ['201', '609', '732', '856', '908', '973'] },
  NM: { population: 2114, timeZone: MT, areaCodes: ['505', '575'] },
  NV: { population: 3194, timeZone: PT, areaCodes: ['702', '775'] },
  NY: {
    population: 19571,
    timeZone: ET,
    areaCodes: ['212', '315', '516', '518', '585', '607', '631', '716', '718', '845', '914'],
  },
  OH: {
    population: 11786,
    timeZone: ET,
    areaCodes: ['216', '330', '419', '440', '513', '614', '740', '937'],
  },
  OK: { population: 4054, timeZone: CT, areaCodes: ['405', '580', '918'] },
  OR: { population: 4233, timeZone: PT, areaCodes: ['503', '541'] },
  PA: { population: 12962, timeZone: ET, areaCodes: ['215', '412', '570', '610', '717', '724', '814'] },
  PR: { population: 3206, timeZone: 'America/Puerto_Rico', areaCodes: ['787'] },
  RI: { population: 1096, timeZone: ET, areaCodes: ['401'] },
  SC: { population: 5374, timeZone: ET, areaCodes: ['803', '843', '864'] },
  SD: { population: 919, timeZone: CT, areaCodes: ['605'] },
  TN: { population: 7126, timeZone: CT, areaCodes: ['423', '615', '731', '865', '901', '931'] },
  TX: {
    population: 30503,
    timeZone: CT,
    areaCodes: [
      '210',
      '214',
      '254',
      '281',
      '361',
      '409',
      '512',
      '713',
      '806',
      '817',
      '903',
      '915',
      '940',
      '956',
      '972',
    ],
  },
  UT: { population: 3418, timeZone: MT, areaCodes: ['435', '801'] },
  VA: { population: 8716, timeZone: ET, areaCodes: ['276', '434', '540', '703', '757', '804'] },
  VT: { population: 647, timeZone: ET, areaCodes: ['802'] },
  WA: { population: 7813, timeZone: PT, areaCodes: ['206', '253', '360', '425', '509'] },
  WI: { population: 5911, timeZone: CT, areaCodes: ['262', '414', '608', '715', '920'] },
  WV: { population: 1770, timeZone: ET, areaCodes: ['304'] },
  WY: { population: 584, timeZone: MT, areaCodes: ['307'] },
};
