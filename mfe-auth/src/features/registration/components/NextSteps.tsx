import styled from 'styled-components';
import { usePageText } from '../../../messages/usePageText';

const List = styled.ol`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  list-style: none;
  counter-reset: step;
  & > li {
    display: grid;
    grid-template-columns: 28px 1fr;
    gap: var(--space-3);
    counter-increment: step;
  }
  & > li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    block-size: 28px;
    border-radius: 50%;
    background: var(--color-brand-soft);
    color: var(--color-brand-ink);
    font-size: var(--text-2);
    font-weight: 700;
  }
  & b {
    display: block;
    line-height: 28px;
  }
  & span {
    color: var(--color-ink-2);
  }
`;

/** What happens after a registration. */
export function NextSteps() {
  const t = usePageText();
  return (
    <List>
      <li>
        <div>
          <b>{t('auth.complete.review')}</b>
          <span>{t('auth.complete.reviewText')}</span>
        </div>
      </li>
      <li>
        <div>
          <b>{t('auth.complete.prepare')}</b>
          <span>{t('auth.complete.prepareText')}</span>
        </div>
      </li>
      <li>
        <div>
          <b>{t('auth.complete.open')}</b>
          <span>{t('auth.complete.openText')}</span>
        </div>
      </li>
    </List>
  );
}
