import { Banner, Button, Inline, Spinner } from '@portal/shared/ui';
import styled, { keyframes } from 'styled-components';
import { useText } from '../../../messages/useText';
import type { Busy, Failure } from '../../../entities/enquiry/hooks/useEnquiryChanges';

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;

/** Floats over the page, so that nothing moves under a finger when it appears or goes. */
const Place = styled.div`
  position: fixed;
  inset-inline: 0;
  inset-block-end: max(var(--space-5), env(safe-area-inset-bottom));
  z-index: 30;
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding-inline: var(--space-4);
  pointer-events: none;
  & > * {
    pointer-events: auto;
    animation: ${rise} var(--slow);
  }
`;

const Pill = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-full);
  background: var(--color-surface);
  box-shadow: var(--elevation-2);
  font-size: var(--text-2);
  font-weight: 600;
  & > span {
    color: var(--color-brand);
  }
`;

const Box = styled.div`
  inline-size: min(36rem, 100%);
  border-radius: var(--radius-2);
  box-shadow: var(--elevation-2);
`;

interface Props {
  busy: ReadonlyMap<string, Busy>;
  failure: Failure | null;
  onDismiss: () => void;
}

/** What is in progress, and what failed. */
export function Floating({ busy, failure, onDismiss }: Props) {
  const t = useText();
  const kinds = [...busy.values()];
  const kind = kinds.includes('updating') ? 'updating' : kinds[0];
  const usual = failure?.step === 'cancel' ? 'enquiries.failed.delete' : 'enquiries.failed.update';
  return (
    <Place>
      {failure && (
        <Box>
          <Banner
            tone="danger"
            title={t('enquiries.failed.title')}
            action={
              <Inline>
                {failure.retry && (
                  <Button size="sm" icon="refresh" onClick={failure.retry}>
                    {t('enquiries.failed.retry')}
                  </Button>
                )}
                <Button size="sm" variant="ghost" onClick={onDismiss}>
                  {t('enquiries.failed.dismiss')}
                </Button>
              </Inline>
            }
          >
            {failure.message || t(usual)}
          </Banner>
        </Box>
      )}
      {kind && (
        <Pill role="status">
          <Spinner />
          {t(`enquiries.busy.${kind}`)}
        </Pill>
      )}
    </Place>
  );
}
