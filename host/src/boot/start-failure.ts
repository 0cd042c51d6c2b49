import { addHostMessages } from '../core/host-messages';
import { createI18n } from '@portal/shared/i18n';

/** Without settings no portal can be drawn. This uses plain markup, so that nobody sees a blank page. */
export function showStartFailure(container: HTMLElement, reload: () => void = () => location.reload()): void {
  const i18n = createI18n();
  addHostMessages(i18n);
  const page = document.createElement('main');
  page.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = i18n.t('errors.start.title');
  const text = document.createElement('p');
  text.textContent = i18n.t('errors.start.text');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = i18n.t('errors.reload');
  button.addEventListener('click', reload);
  page.append(title, text, button);
  Object.assign(page.style, {
    maxInlineSize: '36rem',
    margin: '20vh auto 0',
    padding: '1.5rem',
    font: '16px/1.5 system-ui, sans-serif',
  });
  container.replaceChildren(page);
}
