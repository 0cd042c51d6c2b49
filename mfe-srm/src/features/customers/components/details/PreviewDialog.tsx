import { srmCustomerEndpoints, type FileReference } from '@portal/shared/contract';
import { useFailureText } from '@portal/shared/forms';
import { useInvalidate } from '@portal/shared/portal';
import { BouncingDots, Button, ErrorState, Stack, Text } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { useFreshLink } from '../../hooks/useFreshLink';
import { Sheet } from './Sheet';

interface Props {
  file: FileReference;
  title: string;
  onClose: () => void;
}

/** A scan, by a link that expires after minutes. The server records each view. */
export function PreviewDialog({ file, title, onClose }: Props) {
  const t = useCustomersText();
  const describe = useFailureText();
  const invalidate = useInvalidate();
  const link = useFreshLink(file);
  const close = () => {
    void invalidate(srmCustomerEndpoints.documentReads);
    onClose();
  };
  const failure = link.state === 'failed' ? describe(link.error) : null;
  return (
    <Dialog
      size="lg"
      title={title}
      onClose={close}
      footer={<Button onClick={close}>{t('customers.preview.close')}</Button>}
    >
      <Stack gap={3}>
        {link.state === 'loading' && <BouncingDots />}
        {failure && (
          <ErrorState title={failure.title} onRetry={link.retry}>
            {failure.text}
          </ErrorState>
        )}
        {link.state === 'ready' && <Sheet file={link.file} url={link.url} />}
        <Text tone="muted" size={2}>
          {t('customers.preview.logged')}
        </Text>
      </Stack>
    </Dialog>
  );
}
