import type { QuietHours } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { Skeleton, Stack } from '@portal/shared/ui';
import { useNotificationMessages } from '../../../../messages/useNotificationMessages';
import { AlertSwitch } from '../../../dialogs/AlertSwitch';

const usual: QuietHours = { from: '22:00', until: '07:00' };

const loadFields = async () =>
  (await import(/* webpackChunkName: "quiet-hours" */ './QuietHoursFields')).QuietHoursFields;

interface Props {
  hours: QuietHours | null;
  onChange: (hours: QuietHours | null) => void;
}

/** Hours in which nothing is sent. */
export function QuietHoursChoice({ hours, onChange }: Props) {
  const t = useNotificationMessages();
  const fields = useLazyPart(loadFields, hours !== null);
  return (
    <Stack gap={2}>
      <AlertSwitch
        label={t('notifications.quiet')}
        checked={hours !== null}
        onChange={(isOn) => onChange(isOn ? usual : null)}
        note={t('notifications.quiet.text')}
      />
      {hours !== null &&
        (fields ? <fields.Part hours={hours} onChange={onChange} /> : <Skeleton height={10} />)}
    </Stack>
  );
}
