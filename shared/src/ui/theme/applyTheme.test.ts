import { applyDirection, applyTheme, themeColor } from '@portal/shared/ui/document';

test('the theme is set on the root, and the browser’s own colour follows', () => {
  document.head.innerHTML = '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="x">';
  const meta = document.querySelector('meta');
  applyTheme('light');
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  expect(meta).toHaveAttribute('content', themeColor.light);
  applyTheme('system');
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(meta).toHaveAttribute('content', themeColor.dark);
});

test('the direction is set on the root', () => {
  applyDirection('rtl');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
});
