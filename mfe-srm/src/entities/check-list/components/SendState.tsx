import type { ApiError } from '@portal/shared/api';
import { useFailureText } from '@portal/shared/forms';
import { Banner, Icon, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useCheckListText } from '../../../messages/useCheckListText';
import type { SendStatus } from '../hooks/useCheckListForm';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 1.5rem;
  color: var(--color-ink-3);
`;

interface Props {
  status: SendStatus;
  error: ApiError | null;
  /** Photos that are only on this device. */
  waiting: number;
}

/** Whether the server has what is on the screen. */
export function SendState({ status, error, waiting }: Props) {
  const t = useCheckListText();
  const describe = useFailureText();
  if (status === 'refused' && error) {
    const { title, text } = describe(error);
    return (
      <Banner tone="danger" title={title}>
        {text}
      </Banner>
    );
  }
  if (status === 'waiting')
    return (
      <Banner tone="warning" title={t('checkList.send.waiting')}>
        {t('checkList.send.waitingText', { photos: waiting })}
      </Banner>
    );
  return (
    <Line role="status">
      {status === 'saved' && <Icon name="check" size={16} />}
      <Text as="span" tone="inherit" size={2}>
        {t(`checkList.send.${status === 'refused' ? 'incomplete' : status}`)}
      </Text>
    </Line>
  );
}
