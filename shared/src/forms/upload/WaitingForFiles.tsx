import { useMessages } from '@portal/shared/i18n';
import { Banner } from '@portal/shared/ui';
import type { Uploads } from './useAfterUploads';

/** The notice of a form that is sent automatically after its files. */
export function WaitingForFiles({ uploads }: { uploads: Pick<Uploads, 'waiting'> }) {
  const t = useMessages();
  if (uploads.waiting === 0) return null;
  return <Banner title={t('shared.form.uploading')}>{t('shared.form.uploadingText')}</Banner>;
}
