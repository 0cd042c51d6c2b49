import { fromDesktop } from '@portal/shared/ui/media';
import type { CompanyRecord } from '@portal/shared/contract';
import styled from 'styled-components';
import { DeletionBanner } from '../features/account/components/DeletionBanner';
import { DeletionCard } from '../features/account/components/DeletionCard';
import { PlanCard } from '../features/account/components/PlanCard';
import { PreferencesCard } from '../features/account/components/PreferencesCard';
import { SessionsCard } from '../features/account/components/SessionsCard';
import { PasskeysCard } from '../features/passkeys/components/PasskeysCard';
import { AccountCard } from '../features/profile/components/AccountCard';
import { CompanyCard } from '../features/profile/components/CompanyCard';
import { DocumentsCard } from '../features/profile/components/DocumentsCard';
import { ProfileLoader, type PersonalAccount } from '../features/profile/components/ProfileLoader';
import { ProfileTop } from '../features/profile/components/ProfileTop';

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-5);
  @media ${fromDesktop} {
    grid-template-columns: 3fr 2fr;
  }
`;

const Side = styled.div`
  display: grid;
  gap: var(--space-5);
`;

interface ProfileCardsProps extends PersonalAccount {
  /** Undefined before a company is registered: then only the person's part shows, and the shell's gate asks for the company. */
  record?: CompanyRecord;
}

function ProfileCards({ me, record, refreshMe }: ProfileCardsProps) {
  return (
    <>
      {me.deletesAt && <DeletionBanner deletesAt={me.deletesAt} onKept={refreshMe} />}
      {record && <ProfileTop record={record} agentId={me.agentId} />}
      <Columns>
        <Side>
          {record && <CompanyCard record={record} />}
          <AccountCard me={me} refresh={refreshMe} />
          <PasskeysCard />
          <SessionsCard />
        </Side>
        <Side>
          {record && (
            <>
              <DocumentsCard record={record} />
              <PlanCard />
            </>
          )}
          <PreferencesCard />
          <DeletionCard me={me} refresh={refreshMe} />
        </Side>
      </Columns>
    </>
  );
}

export function ProfilePage() {
  return (
    <ProfileLoader withoutCompany={(account) => <ProfileCards {...account} />}>
      {(profile) => <ProfileCards {...profile} />}
    </ProfileLoader>
  );
}
