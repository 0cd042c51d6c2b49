import type { CustomerRecord } from '@portal/shared/contract';
import { getInitials } from '@portal/shared/format';
import { useState } from 'react';
import styled from 'styled-components';
import { pictureAddress } from '../../../entities/customer/model/customer';

const Round = styled.span<{ $size: number }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border-radius: var(--radius-full);
  background: var(--color-brand-soft);
  color: var(--color-brand-ink);
  font-size: ${({ $size }) => ($size > 40 ? 'var(--text-4)' : 'var(--text-2)')};
  font-weight: 650;
  overflow: hidden;
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** The customer's picture, else their initials. The name is next to it. */
export function Avatar({ customer, size = 36 }: { customer: CustomerRecord; size?: number }) {
  const address = pictureAddress(customer);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Round $size={size} aria-hidden>
      {address && address !== broken ? (
        <img
          src={address}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(address)}
        />
      ) : (
        getInitials(customer.customerName, customer.email)
      )}
    </Round>
  );
}
