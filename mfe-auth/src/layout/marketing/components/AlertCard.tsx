import { Icon } from '@portal/shared/ui';
import styled from 'styled-components';
import { useText } from '../../../messages/useText';
import { floatingCard } from './floatingCard';

const Box = styled.div`
  ${floatingCard}
  inset-block-end: 0;
  inset-inline-start: var(--space-8);
  inline-size: 22rem;
  max-inline-size: 62%;
  & > span {
    color: var(--color-ink-2);
  }
`;

const Mark = styled.i`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  border-radius: 50%;
  color: var(--color-danger-ink);
  background: var(--color-danger-soft);
`;

const Tag = styled.em`
  color: var(--color-danger-ink);
  font-size: var(--text-1);
  font-style: normal;
  font-weight: 600;
`;

export function AlertCard({ vehicle }: { vehicle: string }) {
  const t = useText();
  return (
    <Box>
      <Mark>
        <Icon name="alert" size={16} />
      </Mark>
      <span>
        <Tag>{t('auth.picture.alertTag')}</Tag>
        <b>{t('auth.picture.alert', { vehicle })}</b>
        {t('auth.picture.alertText')}
      </span>
    </Box>
  );
}
