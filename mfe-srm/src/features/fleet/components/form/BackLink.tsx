import { Icon } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useText } from '../../../../messages/useText';
import { paths } from '../../../../paths';

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  padding-block: var(--space-1);
  color: var(--color-ink-2);
  font-size: var(--text-2);
`;

/** Where the page belongs. */
export function BackLink() {
  const t = useText();
  return (
    <Back to={paths.vehicles}>
      <Icon name="arrow-start" size={14} />
      {t('srm.vehicles.title')}
    </Back>
  );
}
