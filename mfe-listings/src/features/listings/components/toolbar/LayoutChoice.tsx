import { belowDesktop } from '@portal/shared/ui/media';
import { LayoutGrid, Rows3 } from 'lucide-react';
import styled from 'styled-components';
import { useListingsText } from '../../../../messages/useListingsText';
import type { Layout } from '../../hooks/useLayout';

const Group = styled.div`
  display: inline-flex;
  flex: none;
  padding: 2px;
  border: 1px solid var(--color-line-2);
  border-radius: var(--radius-1);
  background: var(--color-surface);
  @media ${belowDesktop} {
    display: none;
  }
`;

const Choice = styled.button`
  display: grid;
  place-items: center;
  inline-size: calc(var(--control) - 6px);
  block-size: calc(var(--control) - 6px);
  border: 0;
  border-radius: 4px;
  background: none;
  color: var(--color-ink-3);
  cursor: pointer;
  &:hover {
    color: var(--color-ink-1);
  }
  &[aria-pressed='true'] {
    background: var(--color-surface-3);
    color: var(--color-ink-1);
  }
`;

const choices = [
  ['table', Rows3],
  ['cards', LayoutGrid],
] as const;

export function LayoutChoice({ layout, onLayout }: { layout: Layout; onLayout: (layout: Layout) => void }) {
  const t = useListingsText();
  return (
    <Group data-no-print role="group" aria-label={t('listings.layout.label')}>
      {choices.map(([name, Picture]) => {
        const label = t(`listings.layout.${name}`);
        return (
          <Choice
            key={name}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={layout === name}
            onClick={() => onLayout(name)}
          >
            <Picture size={18} aria-hidden />
          </Choice>
        );
      })}
    </Group>
  );
}
