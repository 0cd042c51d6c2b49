import { render, screen } from '@testing-library/react';
import { ApiError } from '@portal/shared/api';
import { userEndpoints } from '@portal/shared/contract';
import { createPortalWrapper, createTestPortal } from '../testing';
import { FormFailure } from './FormFailure';

const fail = () => new ApiError('Not saved', { kind: 'offline', endpoint: userEndpoints.me.id });

test('each failure scrolls into view, because the form may be longer than the screen', () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  const { rerender } = render(<FormFailure error={null} />, {
    wrapper: createPortalWrapper(createTestPortal()),
  });
  expect(scroll).not.toHaveBeenCalled();
  rerender(<FormFailure error={fail()} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  expect(scroll).toHaveBeenCalledTimes(1);
  rerender(<FormFailure error={fail()} />);
  expect(scroll).toHaveBeenCalledTimes(2);
});
