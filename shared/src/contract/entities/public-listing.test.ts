import { readPublicListingAddress, writePublicListingPath } from './public-listing';

const linkId = '9b2f7d4e-3f0a-4c0f-9d56-6f2f0b1f4a11';
const path = writePublicListingPath('in', linkId);

test.each([path, `${path}/`])('the address %s names country and link', (address) => {
  expect(readPublicListingAddress(address)).toEqual({ country: 'in', linkId });
});

test.each(['/', path.replace('/in/', '/uk/'), path.slice(0, -1), `${path}/more`])(
  'no listing is at %s',
  (address) => {
    expect(readPublicListingAddress(address)).toBeNull();
  },
);
