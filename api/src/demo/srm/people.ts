import type { CountryCode } from '@portal/shared/contract';

/** Name, country code, phone without it, nationality. The numbers reach nobody we know of. */
export type Person = readonly [name: string, countryCode: string, phone: string, nationality: string];

const ae: readonly Person[] = [
  ['Anna Petrova', '+971', '501112267', 'Russian'],
  ['Omar Al Hashimi', '+971', '552348190', 'Emirati'],
  ['Priya Nair', '+971', '561904477', 'Indian'],
  ['\u0641\u0627\u0637\u0645\u0629 \u0627\u0644\u0645\u0631\u064a', '+971', '504456612', 'Emirati'],
  ['James Whitfield', '+44', '7911123456', 'British'],
  ['Chen Wei', '+971', '585550142', 'Chinese'],
  ['Lucas Moreau', '+33', '612345678', 'French'],
  ['Khalid Al Suwaidi', '+971', '507781204', 'Emirati'],
  ['Maria Santos', '+971', '529034418', 'Filipino'],
  ['Yusuf Demir', '+971', '543310927', 'Turkish'],
  ['Aisha Rahman', '+971', '568812305', 'Pakistani'],
  ['Hannah Schneider', '+49', '15123456789', 'German'],
  ['Ahmed El Sayed', '+971', '503367741', 'Egyptian'],
  ['Sofia Rossi', '+39', '3123456789', 'Italian'],
  ['Ravi Menon', '+971', '555129083', 'Indian'],
  ['Layla Haddad', '+971', '502246618', 'Lebanese'],
  ['Daniel Okafor', '+971', '586602917', 'Nigerian'],
  ['Mei Tanaka', '+971', '547719034', 'Japanese'],
  ['Faisal Al Otaibi', '+966', '512345678', 'Saudi'],
  ['Elena Popescu', '+971', '509930146', 'Romanian'],
];

const india: readonly Person[] = [
  ['Rohan Deshpande', '+91', '9845012367', 'Indian'],
  ['Ananya Iyer', '+91', '9900845521', 'Indian'],
  ['\u0930\u094b\u0939\u093f\u0923\u0940 \u0936\u0930\u094d\u092e\u093e', '+91', '9811267340', 'Indian'],
  ['Mohammed Farhan', '+91', '8867745210', 'Indian'],
  ['Kavya Reddy', '+91', '9740331908', 'Indian'],
  ['Daniel Thomas', '+91', '9447120365', 'Indian'],
  ['Arjun Kulkarni', '+91', '9880123456', 'Indian'],
  ['Sneha Patil', '+91', '9731245870', 'Indian'],
  ['Vikram Shetty', '+91', '9986034127', 'Indian'],
  ['Meera Krishnan', '+91', '9845567812', 'Indian'],
  ['Imran Sheikh', '+91', '9620347715', 'Indian'],
  ['Divya Hegde', '+91', '9008812340', 'Indian'],
  ['Sanjay Gowda', '+91', '9449031276', 'Indian'],
  ['Emily Carter', '+44', '7400123456', 'British'],
  ['Nikhil Joshi', '+91', '9123045678', 'Indian'],
  ['Pooja Bhat', '+91', '8971204563', 'Indian'],
  ['Thomas Weber', '+49', '15123456780', 'German'],
  ['Lakshmi Narayan', '+91', '9535012984', 'Indian'],
  ['Aditya Rao', '+91', '9663347120', 'Indian'],
  ['Farah Khan', '+91', '9886712045', 'Indian'],
];

export const demoPeople: Readonly<Record<CountryCode, readonly Person[]>> = { ae, in: india };
