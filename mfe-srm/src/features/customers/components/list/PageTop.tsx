import { srmCustomerEndpoints } from '@portal/shared/contract';
import { formatBytes } from '@portal/shared/format';
import { ExportButton, ImportButton } from '@portal/shared/list';
import { useCapability, useI18n } from '@portal/shared/portal';
import { FoldedWords, LinkButton, PageHeader } from '@portal/shared/ui';
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
            <ImportButton isLoading={isImporting} onImport={onImport}>
              {t('customers.import')}
            </ImportButton>
          )}
          <ExportButton
            isRunning={bytes !== null}
            announcement={t('customers.excel.begun')}
            onExport={() => void download({ query: toListFilter(view) }, t('customers.excel.name'))}
          >
            {bytes
              ? t('customers.excel.running', { size: formatBytes(bytes, locale) })
              : t('customers.excel')}
          </ExportButton>
          <LinkButton variant="primary" icon="plus" to={paths.addCustomer}>
            <FoldedWords>{t('customers.add')}</FoldedWords>
          </LinkButton>
        </>
      }
    />
  );
}
