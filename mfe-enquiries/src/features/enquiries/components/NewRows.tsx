import { headerSize } from '@portal/shared/ui/media';
import { Button } from '@portal/shared/ui';
import styled from 'styled-components';
import { useText } from '../../../messages/useText';

/** Takes no space: it floats over the top of the rows, also while they scroll. */
const Place = styled.div`
  position: sticky;
  inset-block-start: calc(${headerSize} + 3rem);
  z-index: 6;
  display: grid;
  justify-items: center;
  block-size: 0;
  margin-block-end: calc(-1 * var(--space-4));
  & > button {
    block-size: max-content;
    margin-block-start: var(--space-2);
    border-radius: var(--radius-full);
    box-shadow: var(--elevation-2);
  }
`;

/** New rows wait behind this button while someone is using the others. */
export function NewRows({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useText();
  return (
    <Place>
      {count > 0 && (
        <Button variant="primary" size="sm" icon="refresh" onClick={onShow}>
          {t('enquiries.live.waiting', { count })}
        </Button>
      )}
    </Place>
  );
}
