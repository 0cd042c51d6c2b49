import { Icon } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';

const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

const Nothing = styled.span`
  display: grid;
  place-items: center;
  place-content: center;
  gap: var(--space-2);
  inline-size: 100%;
  block-size: 100%;
  color: var(--color-ink-3);
  background: var(--color-surface-2);
  font-size: var(--text-2);
`;

interface PhotoProps {
  src: string | undefined;
  alt: string;
  /** Text instead of a missing or broken picture, if there is room. */
  fallback?: string;
  size?: number;
}

/** A foreign host must not learn which enquiry is open. */
export function Photo({ src, alt, fallback, size = 32 }: PhotoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === undefined || broken === src)
    return (
      <Nothing>
        <Icon name="car" size={size} label={fallback ? undefined : alt || undefined} />
        {fallback}
      </Nothing>
    );
  return (
    <Picture
      src={src}
      alt={alt}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
    />
  );
}
