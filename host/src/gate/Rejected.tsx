import { useEvents } from '@portal/shared/portal';
import { Button, LinkButton } from '@portal/shared/ui';
import styled from 'styled-components';
import { ErrorFrame } from '../errors/ErrorFrame';
import { LazyIllustration } from '../errors/LazyIllustration';
import { useGateMessages } from '../messages/useGateMessages';

const Reason = styled.dl`
  margin-block-start: var(--space-4);
  padding: var(--space-4);
  background: var(--color-danger-soft);
  border-radius: var(--radius-2);
  color: var(--color-ink-1);
  text-align: start;
  & > dt {
    color: var(--color-danger-ink);
    font-size: var(--text-2);
    font-weight: 600;
  }
  & > dd {
    margin: 0;
    white-space: pre-line;
  }
`;

interface Props {
  reason: string | null | undefined;
  accountType: string | null | undefined;
}

/** Replaces every page while the company is rejected. */
export function Rejected({ reason, accountType }: Props) {
  const t = useGateMessages();
  const events = useEvents();
  const form = accountType === 'individual' ? '/register/individual-details' : '/register/company-details';
  return (
    <ErrorFrame
      illustration={<LazyIllustration name="rejected" />}
      title={t('gate.rejected.title')}
      actions={
        <>
          <LinkButton to={form} variant="primary">
            {t('gate.rejected.edit')}
          </LinkButton>
          <Button icon="help" onClick={() => events.emit('help:requested', { topic: 'company-details' })}>
            {t('gate.rejected.support')}
          </Button>
        </>
      }
    >
      {t('gate.rejected.text')}
      <Reason>
        <dt>{t('gate.rejected.reason')}</dt>
        <dd>{reason || t('gate.rejected.noReason')}</dd>
      </Reason>
    </ErrorFrame>
  );
}
