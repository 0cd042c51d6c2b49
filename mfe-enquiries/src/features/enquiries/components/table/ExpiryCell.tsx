import { Icon, ProgressBar } from '@portal/shared/ui';
import { memo } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { limits } from '@portal/shared/contract';
import { useText } from '../../../../messages/useText';
import { clockText, timeLeft, type ExpiryTone } from '../../model/expiry';
import { useTick } from '../../hooks/useTick';

const pulse = keyframes`50% { opacity: 0.45; }`;

const inks: Readonly<Record<ExpiryTone, string>> = {
  normal: 'var(--color-info-ink)',
  warning: 'var(--color-accent-ink)',
  critical: 'var(--color-danger-ink)',
  expired: 'var(--color-danger-ink)',
};
const bars = { normal: 'info', warning: 'accent', critical: 'danger', expired: 'danger' } as const;

const Box = styled.div<{ $tone: ExpiryTone }>`
  display: grid;
  gap: 5px;
  color: ${({ $tone }) => inks[$tone]};
  font-size: var(--text-3);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  ${({ $tone }) =>
    $tone === 'critical' &&
    css`
      animation: ${pulse} 1.2s ease-in-out infinite;
      @media (prefers-reduced-motion: reduce) {
        animation: none;
      }
    `}
`;

const Processed = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  color: var(--color-success-ink);
  font-size: var(--text-2);
  font-weight: 600;
`;

const SECONDS = limits.enquiry.expiry / 1000;

/** How long a new enquiry can still be answered. A screen reader reads it when it comes by; it is not told each second. */
export const Countdown = memo(function Countdown({ expiresAt }: { expiresAt: number }) {
  const t = useText();
  const shown = useTick((now) => {
    const left = timeLeft(expiresAt, now);
    return `${left.tone} ${clockText(left)}`;
  });
  const [tone, clock] = shown.split(' ') as [ExpiryTone, string];
  if (tone === 'expired') return <Box $tone={tone}>{t('enquiries.expiry.expired')}</Box>;
  const [minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return (
    <Box $tone={tone} data-tone={tone}>
      <span role="timer" aria-label={`${t('enquiries.expiry.left')} ${clock}`}>
        {clock}
      </span>
      <span aria-hidden>
        <ProgressBar
          label={t('enquiries.expiry.left')}
          tone={bars[tone]}
          value={(minutes * 60 + seconds) / SECONDS}
        />
      </span>
    </Box>
  );
});

/** The countdown of a new enquiry; of any other, that it has been dealt with. */
export function Expiry({ isNew, expiresAt }: { isNew: boolean; expiresAt: number }) {
  const t = useText();
  if (isNew) return <Countdown expiresAt={expiresAt} />;
  return (
    <Processed>
      <Icon name="check" size={14} />
      {t('enquiries.expiry.processed')}
    </Processed>
  );
}
