import { authEndpoints, type SignedInUser } from '@portal/shared/contract';
import { countryName } from '@portal/shared/format';
import { useCapability, useQuery } from '@portal/shared/portal';
import { Badge, Button, Card, DescriptionList, Flag, Inline, LinkButton } from '@portal/shared/ui';
import { useLazyPart } from '@portal/shared/lazy';
import { useState } from 'react';
import { usePageCountry } from '../../../hooks/usePageCountry';
import { useAccountText } from '../../../messages/useAccountText';
import { usePageText } from '../../../messages/usePageText';

const loadEmail = async () =>
  (await import(/* webpackChunkName: "change-email" */ './ChangeEmailDialog')).ChangeEmailDialog;
const loadPassword = async () =>
  (
    await import(
      /* webpackChunkName: "change-password" */ '../../../entities/account/components/ChangePasswordDialog'
    )
  ).ChangePasswordDialog;
const loadPhone = async () =>
  (
    await import(
      /* webpackChunkName: "change-phone" */ '../../../entities/account/components/ChangePhoneDialog'
    )
  ).ChangePhoneDialog;

interface AccountCardProps {
  me: SignedInUser;
  refresh: () => Promise<unknown>;
}

/** How the agent signs in and can be reached. */
export function AccountCard({ me, refresh }: AccountCardProps) {
  const t = usePageText();
  const country = usePageCountry();
  const say = useAccountText();
  const [open, setOpen] = useState<'email' | 'password' | 'phone' | null>(null);
  const canChange = useCapability('account-settings');
  const hasActivity = useCapability('account-activity');
  const close = () => setOpen(null);
  const email = useLazyPart(loadEmail, open === 'email', close);
  const password = useLazyPart(loadPassword, open === 'password', close);
  const phone = useLazyPart(loadPhone, open === 'phone', close);
  const verified = useQuery(authEndpoints.isEmailVerified, me.email ? { query: { email: me.email } } : null, {
    onError: () => undefined,
  });
  return (
    <Card title={t('profile.account')}>
      <DescriptionList
        items={[
          {
            term: t('auth.email'),
            description: (
              <Inline as="span">
                <bdi>{me.email ?? t('profile.none')}</bdi>
                {verified.data && (
                  <Badge tone={verified.data.isVerified ? 'success' : 'warning'}>
                    {t(verified.data.isVerified ? 'profile.verified' : 'profile.notVerified')}
                  </Badge>
                )}
              </Inline>
            ),
          },
          { term: t('auth.phone'), description: <bdi>{me.phoneNumber ?? t('profile.none')}</bdi> },
          {
            term: t('profile.country'),
            description: (
              <Inline as="span">
                <Flag country={country.id} /> {countryName(country.id)}
              </Inline>
            ),
          },
        ]}
      />
      <Inline>
        {canChange && (
          <Button size="sm" icon="key" aria-haspopup="dialog" onClick={() => setOpen('password')}>
            {say('account.password.change')}
          </Button>
        )}
        <Button size="sm" icon="mail" aria-haspopup="dialog" onClick={() => setOpen('email')}>
          {t('profile.changeEmail')}
        </Button>
        {canChange && (
          <Button size="sm" icon="phone" aria-haspopup="dialog" onClick={() => setOpen('phone')}>
            {say('account.phone.change')}
          </Button>
        )}
        {hasActivity && (
          <LinkButton size="sm" icon="clock" to="/profile/activity">
            {say('account.activity')}
          </LinkButton>
        )}
      </Inline>
      {open === 'email' && email && <email.Part current={me.email} onClose={close} onChanged={refresh} />}
      {open === 'password' && password && <password.Part me={me} onClose={close} />}
      {open === 'phone' && phone && <phone.Part me={me} onClose={close} onChanged={refresh} />}
    </Card>
  );
}
