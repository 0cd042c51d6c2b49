import type { Endpoint, EndpointInput } from '@portal/shared/contract';
import { Button } from '@portal/shared/ui';
import { Download } from 'lucide-react';
import { useFileDownload } from '../../../hooks/useFileDownload';

interface Props<E extends Endpoint> {
  endpoint: E;
  input: EndpointInput<E>;
  /** Where the server gives the file no name. */
  fileName: string;
  label: string;
  isDisabled?: boolean;
}

/** A file of the period. */
export function DownloadButton<E extends Endpoint>({
  endpoint,
  input,
  fileName,
  label,
  isDisabled = false,
}: Props<E>) {
  const { bytes, download } = useFileDownload(endpoint);
  return (
    <Button busy={bytes !== null} disabled={isDisabled} onClick={() => void download(input, fileName)}>
      {bytes === null && <Download size={16} aria-hidden />}
      {label}
    </Button>
  );
}
