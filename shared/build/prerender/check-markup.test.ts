import { checkMarkup } from './check-markup';

describe('prerendered markup', () => {
  it('may hold what the content security policy allows', () => {
    expect(() => checkMarkup('<main class="a"><p>style="x" as text</p></main>', 'here')).not.toThrow();
  });

  it.each([
    ['<p style="color:red">', 'a style attribute'],
    ['<p><script>x</script>', 'a script'],
    ['<button onclick="x()">', 'an event attribute'],
    ['  ', 'is empty'],
  ])('may not hold %s', (html, reason) => {
    expect(() => checkMarkup(html, 'mfe-x /x')).toThrow(reason);
  });
});
