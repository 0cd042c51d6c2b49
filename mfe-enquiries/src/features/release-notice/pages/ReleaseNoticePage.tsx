import { useEvents, useT } from '@portal/shared/portal';
import { ReleaseNotice } from '@portal/shared/ui/release-notice';
import type en from '../../../messages/en.messages.json';

/** Every page of this remote until its domain is built. */
export function ReleaseNoticePage({ title }: { title: keyof typeof en }) {
  const t = useT<keyof typeof en>();
  const events = useEvents();
  return (
    <ReleaseNotice
      title={t(title)}
      area={t('enquiries.release.area')}
      onHelp={() => events.emit('help:requested', {})}
    >
      {t('enquiries.release.text')}
    </ReleaseNotice>
  );
}
