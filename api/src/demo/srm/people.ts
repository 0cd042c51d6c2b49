import type { CountryCode } from '@portal/shared/contract';

/** Name, country code, phone without it, nationality. As far as we know, the numbers belong to nobody. */
export type Person = readonly [name: string, countryCode: string, phone: string, nationality: string];

const ae: readonly Person[] = [
  ['Anna Petrova', '+971', '501112267', 'Russia'],
  ['Omar Al Hashimi', '+971', '552348190', 'United Arab Emirates'],
  ['Priya Nair', '+971', '561904477', 'India'],
  [
    '\u0641\u0627\u0637\u0645\u0629 \u0627\u0644\u0645\u0631\u064a',
    '+971',
    '504456612',
    'United Arab Emirates',
  ],
  ['James Whitfield', '+44', '7911123456', 'United Kingdom'],
  ['Chen Wei', '+971', '585550142', 'China'],
  ['Lucas Moreau', '+33', '612345678', 'France'],
  ['Khalid Al Suwaidi', '+971', '507781204', 'United Arab Emirates'],
  ['Maria Santos', '+971', '529034418', 'Philippines'],
  ['Yusuf Demir', '+971', '543310927', 'Türkiye'],
  ['Aisha Rahman', '+971', '568812305', 'Pakistan'],
  ['Hannah Schneider', '+49', '15123456789', 'Germany'],
  ['Ahmed El Sayed', '+971', '503367741', 'Egypt'],
  ['Sofia Rossi', '+39', '3123456789', 'Italy'],
  ['Ravi Menon', '+971', '555129083', 'India'],
  ['Layla Haddad', '+971', '502246618', 'Lebanon'],
  ['Daniel Okafor', '+971', '586602917', 'Nigeria'],
  ['Mei Tanaka', '+971', '547719034', 'Japan'],
  ['Faisal Al Otaibi', '+966', '512345678', 'Saudi Arabia'],
  ['Elena Popescu', '+971', '509930146', 'Romania'],
];

const india: readonly Person[] = [
  ['Rohan Deshpande', '+91', '9845012367', 'India'],
  ['Ananya Iyer', '+91', '9900845521', 'India'],
  ['\u0930\u094b\u0939\u093f\u0923\u0940 \u0936\u0930\u094d\u092e\u093e', '+91', '9811267340', 'India'],
  ['Mohammed Farhan', '+91', '8867745210', 'India'],
  ['Kavya Reddy', '+91', '9740331908', 'India'],
  ['Daniel Thomas', '+91', '9447120365', 'India'],
  ['Arjun Kulkarni', '+91', '9880123456', 'India'],
  ['Sneha Patil', '+91', '9731245870', 'India'],
  ['Vikram Shetty', '+91', '9986034127', 'India'],
  ['Meera Krishnan', '+91', '9845567812', 'India'],
  ['Imran Sheikh', '+91', '9620347715', 'India'],
  ['Divya Hegde', '+91', '9008812340', 'India'],
  ['Sanjay Gowda', '+91', '9449031276', 'India'],
  ['Emily Carter', '+44', '7400123456', 'United Kingdom'],
  ['Nikhil Joshi', '+91', '9123045678', 'India'],
  ['Pooja Bhat', '+91', '8971204563', 'India'],
  ['Thomas Weber', '+49', '15123456780', 'Germany'],
  ['Lakshmi Narayan', '+91', '9535012984', 'India'],
  ['Aditya Rao', '+91', '9663347120', 'India'],
  ['Farah Khan', '+91', '9886712045', 'India'],
];

export const demoPeople: Readonly<Record<CountryCode, readonly Person[]>> = { ae, in: india };
