import type { CompanyRecord } from '@portal/shared/contract';
import { Heading, LinkButton, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { usePageText } from '../../../messages/usePageText';
import { toFileReference } from '../../../entities/company/model/files';

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  padding-block-end: var(--space-6);
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 64px;
  block-size: 64px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-brand-soft);
  color: var(--color-brand-ink);
  font-size: var(--text-5);
  font-weight: 700;
  overflow: hidden;
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 12rem;
`;

interface ProfileTopProps {
  record: CompanyRecord;
  agentId: string | undefined;
}

export function ProfileTop({ record, agentId }: ProfileTopProps) {
  const t = usePageText();
  const logo = toFileReference(record.companyLogo);
  const name = record.companyName || record.vehiclePlate || t('profile.title');
  const picture = logo?.thumbnailUrl ?? logo?.url;
  return (
    <Top>
      <Mark aria-hidden="true">
        {picture ? <img src={picture} alt="" width={64} height={64} /> : name.slice(0, 2).toUpperCase()}
      </Mark>
      <Words>
        <Heading level={1} size={6}>
          {name}
        </Heading>
        <Text tone="muted">
          {t(record.accountType === 'individual' ? 'profile.individualText' : 'profile.companyText')}
        </Text>
      </Words>
      {agentId && (
        <LinkButton to={`/profile/edit/${encodeURIComponent(agentId)}`}>{t('profile.edit')}</LinkButton>
      )}
    </Top>
  );
}
