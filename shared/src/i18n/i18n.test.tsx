import { act, render, screen } from '@testing-library/react';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { MessagesProvider, useDirection, useMessages } from './context';
import { createI18n } from './i18n';

const source = { en: { 'cars.count': compileMessage('{count, plural, one {# car} other {# cars}}') } };

test('a message is filled in, and its plural follows the language', async () => {
  const i18n = createI18n();
  await i18n.add(source);
  expect(i18n.t('cars.count', { count: 1 })).toBe('1 car');
  expect(i18n.t('cars.count', { count: 12 })).toBe('12 cars');
});

test('a missing message shows its id and is reported once', () => {
  const report = jest.spyOn(console, 'error').mockImplementation();
  const i18n = createI18n();
  expect([i18n.t('no.such'), i18n.t('no.such')]).toEqual(['no.such', 'no.such']);
  expect(report.mock.calls).toEqual([['No message "no.such"']]);
});

test('the direction follows the language unless it is set separately', () => {
  const i18n = createI18n();
  expect(i18n.direction).toBe('ltr');
  i18n.setDirection('rtl');
  expect(i18n.direction).toBe('rtl');
  i18n.setDirection('auto');
  expect(i18n.direction).toBe('ltr');
});

test('components render again when the direction changes', async () => {
  const i18n = createI18n();
  await i18n.add(source);
  function Count() {
    const t = useMessages();
    return <p dir={useDirection()}>{t('cars.count', { count: 2 })}</p>;
  }
  render(
    <MessagesProvider i18n={i18n}>
      <Count />
    </MessagesProvider>,
  );
  act(() => i18n.setDirection('rtl'));
  expect(screen.getByText('2 cars')).toHaveAttribute('dir', 'rtl');
});
