import { Button } from '@portal/shared/ui';
import { useState, type ReactNode } from 'react';

interface Props {
  text: string;
  children: ReactNode;
  /** Replaces the words once the text is in the clipboard. */
  copied: ReactNode;
  /** Names what is copied, where several can be. */
  getLabel?: (isCopied: boolean) => string;
}

/** Copies a text, and says so in its place. Missing on plain HTTP, where browsers hide the clipboard. */
export function CopyButton({ text, children, copied, getLabel }: Props) {
  const [last, setLast] = useState<string | null>(null);
  if (!globalThis.isSecureContext) return null;
  const isCopied = last === text;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setLast(text);
  };
  return (
    <Button
      size="sm"
      icon={isCopied ? 'check' : undefined}
      aria-label={getLabel?.(isCopied)}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{isCopied ? copied : children}</span>
    </Button>
  );
}
