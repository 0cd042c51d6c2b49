import { Icon } from '@portal/shared/ui';
import { useState } from 'react';
import styled, { css } from 'styled-components';

const frame = css`
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  border-radius: var(--radius-1);
  background: var(--color-surface-3);
`;

const Picture = styled.img`
  ${frame}
  display: block;
  object-fit: cover;
`;

const Missing = styled.span`
  ${frame}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-2);
  color: var(--color-ink-2);
  font-size: var(--text-2);
  text-align: center;
`;

interface PhotoProps {
  readonly src: string | undefined;
  readonly alt: string;
  /** Shown with the placeholder, where there is room for it. */
  readonly missing?: string;
  readonly isLazy?: boolean;
  readonly onFailed: () => void;
}

/** A photo, or a placeholder of the same size for one that cannot be shown. A new address is tried again. */
export function Photo({ src, alt, missing, isLazy = false, onFailed }: PhotoProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (src === undefined || src === failed)
    return (
      <Missing>
        <Icon name="car" size={missing ? 40 : 24} label={alt || undefined} />
        {missing}
      </Missing>
    );
  return (
    <Picture
      src={src}
      alt={alt}
      loading={isLazy ? 'lazy' : undefined}
      onError={() => {
        setFailed(src);
        onFailed();
      }}
    />
  );
}
