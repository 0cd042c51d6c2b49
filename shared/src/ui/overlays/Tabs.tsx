import type { ReactNode } from 'react';
import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import styled from 'styled-components';
import { OverlayLocale } from './OverlayLocale';

export interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: ReactNode; content: ReactNode; disabled?: boolean }[];
  /** Controlled, where the address or a form holds the tab. */
  selected?: string;
  onSelect?: (id: string) => void;
}

const List = styled(TabList)`
  display: flex;
  gap: var(--space-5);
  border-block-end: 1px solid var(--color-line);
  overflow-x: auto;
  scrollbar-width: none;
`;

const Tab = styled(AriaTab)`
  padding-block: var(--space-2);
  margin-block-end: -1px;
  border-block-end: 2px solid transparent;
  color: var(--color-ink-3);
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  transition:
    color var(--quick),
    border-color var(--quick);
  &[data-hovered] {
    color: var(--color-ink-1);
  }
  &[data-selected] {
    color: var(--color-brand-ink);
    border-color: var(--color-brand);
  }
  &[data-disabled] {
    color: var(--color-ink-4);
    cursor: not-allowed;
  }
  &[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
    border-radius: var(--radius-1);
  }
  /* Forced colours show transparent borders. */
  @media (forced-colors: active) {
    border-color: Canvas;
    &[data-selected] {
      border-color: Highlight;
    }
  }
`;

const Panel = styled(TabPanel)`
  padding-block-start: var(--space-5);
  &[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: 4px;
    border-radius: var(--radius-1);
  }
`;

export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <OverlayLocale>
      <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect?.(String(key))}>
        <List aria-label={label}>
          {tabs.map(({ id, label: words, disabled }) => (
            <Tab key={id} id={id} isDisabled={disabled}>
              {words}
            </Tab>
          ))}
        </List>
        {tabs.map(({ id, content }) => (
          <Panel key={id} id={id}>
            {content}
          </Panel>
        ))}
      </AriaTabs>
    </OverlayLocale>
  );
}
