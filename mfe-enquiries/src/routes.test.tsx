import { readRegistry } from '@portal/shared/remote';
import manifest from '../remote.json';
import desk from './messages/desk.en.messages.json';
import en from './messages/en.messages.json';
import remote from './remote';
import { routes } from './routes';
import { words } from './testing/words';

const [entry] = readRegistry([{ ...manifest, version: '1.0.0', entry: '/mf-manifest.json' }]).entries;

describe('mfe-enquiries', () => {
  it('stands between the profile and rental management in the menu', () => {
    expect(entry?.nav).toEqual([
      { label: 'nav.enquiries', to: '/enquiries', icon: 'inbox', order: 40, badge: 'enquiries.new' },
    ]);
  });

  it('has a title for every page', () => {
    const titles = routes.map(({ handle }) => words((handle as { title: keyof typeof en }).title));
    expect(titles).toEqual(['Enquiry Management', 'Enquiry Management']);
  });

  it('lists in remote.json the chunk of every page, under its prefixes', () => {
    const pattern = (path = '') => path.replace(/:(\w+)/g, '{$1}');
    expect(entry?.pages.map(({ path }) => path)).toEqual(routes.map(({ path }) => pattern(path)));
    expect(entry?.prefixes.map(({ path }) => path)).toEqual(['/enquiries']);
    expect(entry).toMatchObject({ name: remote.name, contract: remote.contract, access: 'agent' });
  });

  it('has no word twice in its two catalogues', () => {
    expect(Object.keys(en).filter((id) => id in desk)).toEqual([]);
  });
});
