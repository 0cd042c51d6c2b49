import { formatDateTime } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Badge, Icon, type BadgeProps } from '@portal/shared/ui';
import { useEffect, useRef, type MouseEvent } from 'react';
import styled from 'styled-components';
import en from '../../../messages/search.en.messages.json';
import { useSearchMessages } from '../../../messages/useSearchMessages';
import type { Entry } from '../model/entry';
import { FactList } from '../../parts/FactList';

const Line = styled.div<{ $isFurther: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 44px;
  padding: var(--space-2) var(--space-3);
  padding-inline-start: ${({ $isFurther }) => ($isFurther ? 'var(--space-8)' : 'var(--space-3)')};
  border-radius: var(--radius-1);
  cursor: pointer;
  &[aria-selected='true'] {
    background: var(--color-brand-soft);
    outline: 2px solid transparent;
  }
  & > svg {
    color: var(--color-ink-3);
  }
`;

const Words = styled.span`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
const Facts = styled.span`
  color: var(--color-ink-2);
  font-size: var(--text-2);
`;

type Status = keyof {
  [Id in keyof typeof en as Id extends `search.status.${infer Name}` ? Name : never]: true;
};
const hasName = (status: string): status is Status => `search.status.${status}` in en;

const tones: Readonly<Record<string, BadgeProps['tone']>> = {
  ONGOING: 'info',
  DUE_TODAY: 'warning',
  OVERDUE: 'danger',
  RESERVED: 'info',
  COMPLETED: 'success',
  PUBLISHED: 'success',
  NEW: 'info',
};
/** A time says until when only while the vehicle is away, or will be. */
const ending: readonly string[] = ['ONGOING', 'DUE_TODAY', 'OVERDUE', 'RESERVED'];

interface Props {
  id: string;
  entry: Entry;
  isActive: boolean;
  onPoint: () => void;
  onOpen: (isNewTab: boolean) => void;
}

/** One line. The field above keeps the focus, and names the active line. */
export function ResultLine({ id, entry, isActive, onPoint, onOpen }: Props) {
  const t = useSearchMessages();
  const country = useCountry();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  const { icon, title, facts, at, status, isFurther = false } = entry;
  const time = at ? formatDateTime(at, country.id) : null;
  const isEnding = ending.includes(status ?? '');
  const open = (event: MouseEvent) => {
    if (event.button > 1) return;
    event.preventDefault();
    onOpen(event.button === 1 || event.ctrlKey || event.metaKey);
  };
  return (
    <Line
      ref={line}
      id={id}
      role="option"
      aria-selected={isActive}
      $isFurther={isFurther}
      onMouseMove={onPoint}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={open}
      onAuxClick={open}
    >
      <Icon name={icon} size={18} />
      <Words>
        <bdi>{title}</bdi>
        {(facts.length > 0 || time) && (
          <Facts>
            <FactList facts={facts} />
            {time && (
              <>
                {facts.length > 0 && ' · '}
                {isEnding ? t('search.until', { time }) : time}
              </>
            )}
          </Facts>
        )}
      </Words>
      {status && hasName(status) && (
        <Badge tone={tones[status] ?? 'neutral'} icon={false}>
          {t(`search.status.${status}`)}
        </Badge>
      )}
    </Line>
  );
}
