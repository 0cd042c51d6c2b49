import { useEvents, useT } from '@portal/shared/portal';
import { ReleaseNotice } from '@portal/shared/ui/release-notice';
import type en from '../../../messages/en.messages.json';

export interface ReleaseNoticePageProps {
  title: keyof typeof en;
  part: 'listings';
}

/** Every page of this remote until its domain is built. */
export function ReleaseNoticePage({ title, part }: ReleaseNoticePageProps) {
  const t = useT<keyof typeof en>();
  const events = useEvents();
  return (
    <ReleaseNotice
      title={t(title)}
      area={t(`listings.release.${part}.area`)}
      onHelp={() => events.emit('help:requested', {})}
    >
      {t(`listings.release.${part}.text`)}
    </ReleaseNotice>
  );
}
