import type { CountryCode } from '@portal/shared/contract';

export interface DemoCustomer {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** People who might ask in each country. The mail domains do not exist. */
export const demoCustomers: Readonly<Record<CountryCode, readonly DemoCustomer[]>> = {
  ae: [
    { name: 'Anna Petrova', phone: '+971501112267', email: 'anna.petrova@mail.example' },
    { name: 'Omar Al Hashimi', phone: '+971552348190', email: 'omar.hashimi@mail.example' },
    { name: 'Priya Nair', phone: '+971561904477', email: 'priya.nair@work.example' },
    {
      name: '\u0641\u0627\u0637\u0645\u0629 \u0627\u0644\u0645\u0631\u064a',
      phone: '+971504456612',
      email: 'fatima.m@mail.example',
    },
    { name: 'James Whitfield', phone: '+447911123456', email: 'j.whitfield@travel.example' },
    { name: 'Chen Wei', phone: '+971585550142', email: 'chen.wei@trade.example' },
    { name: 'Lucas Moreau', phone: '+33612345678', email: 'lucas.moreau@mail.example' },
  ],
  in: [
    { name: 'Rohan Deshpande', phone: '+919845012367', email: 'rohan.d@mail.example' },
    { name: 'Ananya Iyer', phone: '+919900845521', email: 'ananya.iyer@work.example' },
    {
      name: '\u0930\u094b\u0939\u093f\u0923\u0940 \u0936\u0930\u094d\u092e\u093e',
      phone: '+919811267340',
      email: 'rohini.s@mail.example',
    },
    { name: 'Mohammed Farhan', phone: '+918867745210', email: 'farhan.m@mail.example' },
    { name: 'Kavya Reddy', phone: '+919740331908', email: 'kavya.reddy@studio.example' },
    { name: 'Daniel Thomas', phone: '+919447120365', email: 'daniel.thomas@mail.example' },
  ],
};

export const demoMessages: readonly string[] = [
  'Do you deliver to the airport, terminal 3? We land at 14:20.',
  'Is a child seat available for a three-year-old?',
  'Can I pay the deposit by card?',
  'We are a family of six with luggage. Is there enough room?',
  'I need it for a month, perhaps longer. Is there a better price?',
  '\u0647\u0644 \u0627\u0644\u062a\u0623\u0645\u064a\u0646 \u0627\u0644\u0634\u0627\u0645\u0644 \u0645\u0634\u0645\u0648\u0644 \u0641\u064a \u0627\u0644\u0633\u0639\u0631\u061f',
  'Is unlimited mileage possible? We plan a long drive.',
  '',
];
