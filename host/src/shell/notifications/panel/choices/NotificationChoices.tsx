import { notificationKinds, notificationWays } from '@portal/shared/contract';
import { useCapability } from '@portal/shared/portal';
import { Banner, ErrorState, Skeleton, Stack, Text } from '@portal/shared/ui';
import { useNotificationMessages } from '../../../../messages/useNotificationMessages';
import { useAccount } from '../../../../session/useAccount';
import { AlertSwitch } from '../../../dialogs/AlertSwitch';
import { PushDevicesList } from '../../push/PushDevicesList';
import { ChoiceTable } from './ChoiceTable';
import { QuietHoursChoice } from './QuietHoursChoice';
import { useChoices } from './useChoices';
import { useAnnounceChoices } from './useAnnounceChoices';

type Choosing = ReturnType<typeof useChoices>;
type Loaded = Pick<Choosing, 'change'> & { choices: NonNullable<Choosing['choices']> };

/** Where nothing is sent: a switch for each kind. */
function ListChoices({ choices: { muted }, change }: Loaded) {
  const t = useNotificationMessages();
  return notificationKinds.map((kind) => (
    <AlertSwitch
      key={kind}
      label={t(`notifications.kind.${kind}`)}
      checked={!muted.includes(kind)}
      onChange={(isOn) =>
        void change({ muted: isOn ? muted.filter((one) => one !== kind) : [...muted, kind] })
      }
    />
  ));
}

function SentChoices({ choices, change }: Loaded) {
  const t = useNotificationMessages();
  const { user } = useAccount();
  const canPush = useCapability('web-push');
  return (
    <>
      <ChoiceTable
        choices={choices}
        ways={canPush ? notificationWays : ['email']}
        onChange={(part) => void change(part)}
      />
      <Text tone="muted">{t('notifications.choices.email', { address: user?.email ?? '' })}</Text>
      <QuietHoursChoice
        hours={choices.quietHours ?? null}
        onChange={(quietHours) => void change({ quietHours })}
      />
      {canPush && <PushDevicesList />}
    </>
  );
}

/** Which kinds of notifications the user sees, and how else these reach them. */
export function NotificationChoices() {
  const t = useNotificationMessages();
  const canSend = useCapability('notification-mail');
  const { choices, change, hasChanged, error, retry, savingError } = useChoices();
  useAnnounceChoices(hasChanged);
  if (error && !choices)
    return (
      <ErrorState title={t('notifications.choices.failed')} level={3} onRetry={retry}>
        {error.message}
      </ErrorState>
    );
  if (!choices)
    return (
      <Stack gap={4} aria-busy>
        {notificationKinds.map((kind) => (
          <Skeleton key={kind} height={6} />
        ))}
      </Stack>
    );
  const Choices = canSend ? SentChoices : ListChoices;
  return (
    <Stack gap={canSend ? 4 : 2}>
      <Text tone="muted">{t('notifications.choices.text')}</Text>
      {savingError && <Banner tone="danger">{savingError.message}</Banner>}
      <Choices choices={choices} change={change} />
    </Stack>
  );
}
