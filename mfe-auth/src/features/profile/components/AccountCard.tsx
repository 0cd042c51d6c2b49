import { authEndpoints, type SignedInUser } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { Badge, Button, Card, DescriptionList, Flag, Inline } from '@portal/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { usePageCountry } from '../../../layout/usePageCountry';
import { usePageText } from '../../../messages/usePageText';

const ChangeEmailDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "change-email" */ './ChangeEmailDialog')).ChangeEmailDialog,
}));

interface AccountCardProps {
  me: SignedInUser;
  refresh: () => Promise<unknown>;
}

/** How the agent signs in and is reached. */
export function AccountCard({ me, refresh }: AccountCardProps) {
  const t = usePageText();
  const country = usePageCountry();
  const [changing, setChanging] = useState(false);
  const verified = useQuery(authEndpoints.isEmailVerified, me.email ? { query: { email: me.email } } : null, { onError: () => undefined });
  return (
    <Card
      title={t('profile.account')}
      actions={<Button size="sm" icon="mail" onClick={() => setChanging(true)}>{t('profile.changeEmail')}</Button>}
    >
      <DescriptionList
        items={[
          {
            term: t('auth.email'),
            description: (
              <Inline as="span">
                <bdi>{me.email ?? t('profile.none')}</bdi>
                {verified.data && <Badge tone={verified.data.isVerified ? 'success' : 'warning'}>{t(verified.data.isVerified ? 'profile.verified' : 'profile.notVerified')}</Badge>}
              </Inline>
            ),
          },
          { term: t('auth.phone'), description: <bdi>{me.phoneNumber ?? t('profile.none')}</bdi> },
          { term: t('profile.country'), description: <Inline as="span"><Flag country={country.id} /> {country.name}</Inline> },
        ]}
      />
      {changing && (
        <Suspense>
          <ChangeEmailDialog current={me.email} onClose={() => setChanging(false)} onChanged={refresh} />
        </Suspense>
      )}
    </Card>
  );
}
