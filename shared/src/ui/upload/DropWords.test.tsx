import { renderUi } from '../test/renderUi';
import { DropWords } from './DropWords';

test('a device with a finger as its pointer has no words about dropping', () => {
  const { getByText } = renderUi(<DropWords>or drop it here</DropWords>);
  const words = getByText('or drop it here');
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const touch = rules.filter((rule) => rule instanceof CSSMediaRule && /coarse/.test(rule.media.mediaText));
  const styles = touch.flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[]);
  const own = styles.filter((rule) => words.matches(rule.selectorText));
  expect(own.map(({ style }) => style.display)).toEqual(['none']);
});
