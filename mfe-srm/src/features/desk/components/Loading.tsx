import { cell, Strip } from '@portal/shared/figures';
import { Skeleton, VisuallyHidden } from '@portal/shared/ui';
import styled from 'styled-components';
import { useDeskText } from '../../../messages/useDeskText';
import { periodNames } from '../model/figures';

const Cell = styled.div`
  ${cell}
`;

/** A skeleton of what is loading. */
export function Loading() {
  const t = useDeskText();
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{t('desk.loading')}</VisuallyHidden>
      <Strip aria-hidden>
        {periodNames.map((name) => (
          <Cell key={name}>
            <Skeleton width="60%" />
            <Skeleton width="40%" height={8} />
          </Cell>
        ))}
      </Strip>
    </div>
  );
}
