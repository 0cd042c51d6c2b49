import type { Endpoint, EndpointInput } from '@portal/shared/contract';
import { Button } from '@portal/shared/ui';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFileDownload } from '../../../../hooks/useFileDownload';

interface Props<E extends Endpoint> {
  endpoint: E;
  input: EndpointInput<E>;
  name: string;
  children: ReactNode;
}

/** A document as a file. */
export function PaperButton<E extends Endpoint>({ endpoint, input, name, children }: Props<E>) {
  const { bytes, download } = useFileDownload(endpoint);
  return (
    <Button busy={bytes !== null} onClick={() => void download(input, name)}>
      {bytes === null && <FileText size={16} aria-hidden />}
      {children}
    </Button>
  );
}
