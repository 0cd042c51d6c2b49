import { createRequire } from 'node:module';

const pureContract = createRequire(import.meta.url)('./pure-contract.cjs') as (source: string) => string;

test.each([
  [
    'const a = v.object({ b: v.string() });',
    'const a = /*#__PURE__*/ v.object({ b: /*#__PURE__*/ v.string() });',
  ],
  ['me: endpoint({})', 'me: /*#__PURE__*/ endpoint({})'],
  ['({ ...getAnswers(fields) })', '({ .../*#__PURE__*/ getAnswers(fields) })'],
  ['result: unstated(enquiry)', 'result: /*#__PURE__*/ unstated(enquiry)'],
  [
    'dev.object(1); anEndpoint(2); context.addIssue(v.x)',
    'dev.object(1); anEndpoint(2); context.addIssue(v.x)',
  ],
])('the source %s gets its pure marks', (source, expected) => {
  expect(pureContract(source)).toBe(expected);
});
