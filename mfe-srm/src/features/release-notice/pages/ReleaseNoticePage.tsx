import { useEvents } from '@portal/shared/portal';
import { ReleaseNotice } from '@portal/shared/ui/release-notice';
import { useText, type MessageId } from '../../../messages/useText';

/** Every page of this remote until its domain is built. */
export function ReleaseNoticePage({ title }: { title: MessageId }) {
  const t = useText();
  const events = useEvents();
  return (
    <ReleaseNotice
      title={t(title)}
      area={t('srm.release.area')}
      onHelp={() => events.emit('help:requested', {})}
    >
      {t('srm.release.text')}
    </ReleaseNotice>
  );
}
