import type { CancelReason } from '@portal/shared/contract';
import { Button, IconButton } from '@portal/shared/ui';
import styled from 'styled-components';
import { useText } from '../../../../messages/useText';
import { reasonLabel } from '../../model/action';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-1) 2px;
  inline-size: 100%;
`;

const Reason = styled.span`
  color: var(--color-ink-2);
  font-size: var(--text-2);
  font-weight: 600;
  line-height: 1.3;
  /* Fits the height of a row. */
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

const Send = styled.span`
  grid-column: 1 / -1;
`;

interface Props {
  reason: CancelReason;
  tabIndex: 0 | -1;
  describedBy: string | undefined;
  busy: boolean;
  onDismiss: () => void;
  onSend: () => void;
}

/** The chosen reason, until it is sent or dismissed. */
export function StagedCancel({ reason, tabIndex, describedBy, busy, onDismiss, onSend }: Props) {
  const t = useText();
  return (
    <Box role="group" aria-label={t('enquiries.action.reason')}>
      <Reason title={reasonLabel(reason, t)}>{reasonLabel(reason, t)}</Reason>
      <IconButton
        icon="x"
        size="sm"
        label={t('enquiries.action.dismiss')}
        tabIndex={tabIndex}
        aria-describedby={describedBy}
        disabled={busy}
        onClick={onDismiss}
      />
      <Send>
        <Button
          variant="danger"
          size="sm"
          fullWidth
          data-key="x"
          tabIndex={tabIndex}
          aria-describedby={describedBy}
          busy={busy}
          onClick={onSend}
        >
          {t('enquiries.action.send')}
        </Button>
      </Send>
    </Box>
  );
}
