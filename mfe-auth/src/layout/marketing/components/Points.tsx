import { fromDesktop } from '@portal/shared/ui/media';
import styled from 'styled-components';
import { useText, type MessageId } from '../../../messages/useText';

/** Outlines on a 24 px grid. */
const points: readonly { id: MessageId; path: string }[] = [
  {
    id: 'auth.marketing.fleet',
    path: 'M19 17h2v-5l-3-1-2.5-4h-8L4 11l-2 1v5h2m5 0h6M9 17a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Zm11 0a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  },
  {
    id: 'auth.marketing.tracking',
    path: 'M12 22s7-6.2 7-12a7 7 0 1 0-14 0c0 5.8 7 12 7 12Zm0-9.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  },
  { id: 'auth.marketing.invoicing', path: 'M6 2h9l4 4v16l-3-2-2 2-2-2-2 2-2-2-3 2V2Zm3.5 8h5m-5 4h5' },
  {
    id: 'auth.marketing.customers',
    path: 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm13 10v-2a4 4 0 0 0-3-3.900M16 3.200a4 4 0 0 1 0 7.6',
  },
  {
    id: 'auth.marketing.protection',
    path: 'M12 22c5-2 8-5 8-10V5l-8-3-8 3v7c0 5 3 8 8 10Zm-3.5-10 2.5 2.5 4.5-5',
  },
];

const List = styled.ul`
  position: relative;
  display: grid;
  gap: var(--space-2) var(--space-6);
  margin-block-start: var(--space-4);
  color: var(--color-ink-2);
  font-size: var(--text-2);
  @media ${fromDesktop} {
    grid-template-columns: 1fr 1fr;
    gap: var(--space-3) var(--space-6);
    max-inline-size: 40rem;
    margin: 0;
    & > :last-child {
      grid-column: 1 / -1;
    }
    color: inherit;
    font-size: var(--text-3);
  }
`;

const Point = styled.li`
  display: flex;
  align-items: start;
  gap: 10px;
  & > svg {
    flex: none;
    margin-block-start: 1px;
    color: var(--color-brand-ink);
  }
  @media ${fromDesktop} {
    & > svg {
      color: var(--color-brand-deep-ink);
    }
  }
`;

export function Points() {
  const t = useText();
  return (
    <List role="list">
      {points.map(({ id, path }) => (
        <Point key={id}>
          <svg
            width="18"
            height="18"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d={path} />
          </svg>
          {t(id)}
        </Point>
      ))}
    </List>
  );
}
