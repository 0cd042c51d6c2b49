import { plainCss } from './plain-css';

it('plain CSS keeps the rules and drops the marks', () => {
  const css =
    '<style data-styled="true">.a{color:red;}/*!sc*/\ndata-styled.g1[id="shared__sc-1"]{content:"a,"}/*!sc*/\n@media (x){.b{color:blue;}}/*!sc*/\ndata-styled.g2[id="b-0"]{content:"b,"}/*!sc*/\n</style>';
  expect(plainCss(css)).toBe('.a{color:red;}@media (x){.b{color:blue;}}');
});
