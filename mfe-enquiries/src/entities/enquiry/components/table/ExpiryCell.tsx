import { Icon } from '@portal/shared/ui';
import { memo } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { useText } from '../../../../messages/useText';
import { useTickingValue } from '../../hooks/useTickingValue';
import { clockText, timeLeft, type ExpiryTone } from '../../model/expiry';

const pulse = keyframes`50% { opacity: 0.45; }`;

const colors: Readonly<Record<ExpiryTone, string>> = {
  normal: 'info',
  warning: 'accent',
  critical: 'danger',
  expired: 'danger',
};

const Box = styled.div<{ $tone: ExpiryTone }>`
  display: grid;
  gap: 5px;
  color: var(--color-${({ $tone }) => colors[$tone]}-ink);
  font-size: var(--text-3);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  & > progress {
    appearance: none;
    inline-size: 100%;
    block-size: 6px;
    border: 0;
    border-radius: var(--radius-full);
    overflow: hidden;
    background: var(--color-surface-3);
  }
  & > ::-webkit-progress-bar {
    background: var(--color-surface-3);
  }
  & > ::-webkit-progress-value {
    background: var(--color-${({ $tone }) => colors[$tone]});
  }
  & > ::-moz-progress-bar {
    background: var(--color-${({ $tone }) => colors[$tone]});
  }
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

/** The bar is about ninety pixels long, so it moves only when the change is visible. */
const STEPS = 90;

/**
 * The only part that renders every second. A screen reader reads it on demand; it is not announced each time.
 */
function Clock({ expiresAt, label }: { expiresAt: number; label: string }) {
  const clock = useTickingValue((now) => clockText(timeLeft(expiresAt, now)));
  return (
    <span role="timer" aria-label={label}>
      {clock}
    </span>
  );
}

function Bar({ expiresAt }: { expiresAt: number }) {
  const value = useTickingValue((now) => Math.ceil(timeLeft(expiresAt, now).share * STEPS));
  return <progress aria-hidden max={STEPS} value={value} />;
}

/** How long a new enquiry can still be answered. */
export const Countdown = memo(function Countdown({ expiresAt }: { expiresAt: number }) {
  const t = useText();
  const tone = useTickingValue((now) => timeLeft(expiresAt, now).tone);
  return (
    <Box $tone={tone} data-tone={tone}>
      {tone === 'expired' ? (
        t('enquiries.expiry.expired')
      ) : (
        <>
          <Clock expiresAt={expiresAt} label={t('enquiries.expiry.left')} />
          <Bar expiresAt={expiresAt} />
        </>
      )}
    </Box>
  );
});

/** The countdown of a new enquiry. Any other enquiry says that it was handled. */
export function Expiry({ isNew, expiresAt }: { isNew: boolean; expiresAt: number }) {
  const t = useText();
  if (isNew) return <Countdown key={expiresAt} expiresAt={expiresAt} />;
  return (
    <Processed>
      <Icon name="check" size={14} />
      {t('enquiries.expiry.processed')}
    </Processed>
  );
}
