import { countries, listVariables, type TermsVariable } from '@portal/shared/contract';

import { fillTerms, toPlaceholderValues } from './fill-terms';
import { sampleFacts } from './sample';

const values = toPlaceholderValues(
  sampleFacts(countries.ae, { name: 'Desert Cars', lines: [], logo: null }),
  new Date('2026-03-01T21:00:00Z'),
  countries.ae,
);

describe('terms with a trip’s own values', () => {
  it('contain the data of the trip, in the company’s time and money', () => {
    expect(fillTerms('<p>{{ customerName }} pays {{totalAmount}} by {{today}}.</p>', values)).toBe(
      '<p>Sample Customer pays AED 1,450.00 by 2 Mar 2026.</p>',
    );
  });

  it('keep an editor’s tags balanced', () => {
    expect(fillTerms('<p>{{<strong>company</strong>Name}} {<b>{companyName}</b>}</p>', values)).toBe(
      '<p>Desert Cars<strong></strong> Desert Cars<b></b></p>',
    );
  });

  it('never turn a name into markup', () => {
    const sly = { ...values, customerName: '<img src=x onerror=alert(1)> & "Co"' };
    expect(fillTerms('<p>{{customerName}}</p>', sly)).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot;</p>',
    );
  });

  it('leave no variable unfilled', () => {
    const all = (Object.keys(values) as TermsVariable[]).map((name) => `{{${name}}}`).join(' ');
    expect(listVariables(fillTerms(all, values))).toEqual([]);
    expect(fillTerms('{{unknown}} {single}', values)).toBe('{{unknown}} {single}');
  });
});
