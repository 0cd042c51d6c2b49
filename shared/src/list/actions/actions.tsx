import { Button, FoldedWords, VisuallyHidden } from '@portal/shared/ui';
import { Download, Upload } from 'lucide-react';
import type { ReactNode } from 'react';

interface ExportProps {
  isRunning: boolean;
  /** Says to a screen reader that it has begun. */
  announcement?: string;
  onExport: () => void;
  /** The words, with the progress while it runs. */
  children: ReactNode;
}

/** Exports all rows that pass the filters. */
export function ExportButton({ isRunning, announcement, onExport, children }: ExportProps) {
  return (
    <>
      <Button busy={isRunning} onClick={onExport}>
        {!isRunning && <Download size={16} aria-hidden />}
        <FoldedWords>{children}</FoldedWords>
      </Button>
      {announcement !== undefined && (
        <VisuallyHidden role="status">{isRunning && announcement}</VisuallyHidden>
      )}
    </>
  );
}

interface ImportProps {
  /** Its dialog is loading. */
  isLoading: boolean;
  onImport: () => void;
  children: ReactNode;
}

/** Opens the import of a file. */
export function ImportButton({ isLoading, onImport, children }: ImportProps) {
  return (
    <Button busy={isLoading} aria-haspopup="dialog" onClick={onImport}>
      <Upload size={16} aria-hidden />
      <FoldedWords>{children}</FoldedWords>
    </Button>
  );
}
