import { srmCustomerEndpoints } from '@portal/shared/contract';
import { formatBytes } from '@portal/shared/format';
import { useCapability, useI18n } from '@portal/shared/portal';
import { Button, FoldedWords, LinkButton, PageHeader, VisuallyHidden } from '@portal/shared/ui';
import { Download, Upload } from 'lucide-react';
import { useFileDownload } from '../../../../hooks/useFileDownload';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { useText } from '../../../../messages/useText';
import { paths } from '../../../../model/paths';
import { toListFilter, type View } from '../../model/view-state';

interface Props {
  view: View;
  isImporting: boolean;
  onImport: () => void;
}

export function PageTop({ view, isImporting, onImport }: Props) {
  const words = useText();
  const t = useCustomersText();
  const { locale } = useI18n();
  const canImport = useCapability('imports');
  const { bytes, download } = useFileDownload(srmCustomerEndpoints.downloadExcel);
  return (
    <PageHeader
      title={words('srm.customers.title')}
      subtitle={t('customers.subtitle')}
      actions={
        <>
          {canImport && (
            <Button busy={isImporting} aria-haspopup="dialog" onClick={onImport}>
              <Upload size={16} aria-hidden />
              <FoldedWords>{t('customers.import')}</FoldedWords>
            </Button>
          )}
          <Button
            busy={bytes !== null}
            onClick={() => void download({ query: toListFilter(view) }, t('customers.excel.name'))}
          >
            {bytes === null && <Download size={16} aria-hidden />}
            <FoldedWords>
              {bytes
                ? t('customers.excel.running', { size: formatBytes(bytes, locale) })
                : t('customers.excel')}
            </FoldedWords>
          </Button>
          <VisuallyHidden role="status">{bytes !== null && t('customers.excel.begun')}</VisuallyHidden>
          <LinkButton variant="primary" icon="plus" to={paths.addCustomer}>
            <FoldedWords>{t('customers.add')}</FoldedWords>
          </LinkButton>
        </>
      }
    />
  );
}
