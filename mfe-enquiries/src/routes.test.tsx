import { readRegistry } from '@portal/shared/remote';
import manifest from '../remote.json';
import desk from './messages/desk.en.messages.json';
import en from './messages/en.messages.json';
import remote from './remote';
import { routes } from './routes';
import { words } from './testing/words';

const [entry] = readRegistry([{ ...manifest, version: '1.0.0', entry: '/mf-manifest.json' }]).entries;

describe('mfe-enquiries', () => {
  it('the menu entry is between the profile and rental management', () => {
    expect(entry?.nav).toEqual([
      {
        label: 'Enquiries',
        labels: { ar: 'الاستفسارات', hi: 'पूछताछ' },
        to: '/enquiries',
        icon: 'inbox',
        order: 40,
        badge: 'enquiries.new',
      },
    ]);
  });

  it('every page has a title', () => {
    const titles = routes.map(({ handle }) => words((handle as { title: keyof typeof en }).title));
    expect(titles).toEqual(['Enquiry Management', 'Enquiry Management']);
  });

  it('remote.json lists the chunk of every page, under its prefixes', () => {
    const pattern = (path = '') => path.replace(/:(\w+)/g, '{$1}');
    expect(entry?.pages.map(({ path }) => path)).toEqual(routes.map(({ path }) => pattern(path)));
    expect(entry?.prefixes.map(({ path }) => path)).toEqual(['/enquiries']);
    expect(entry).toMatchObject({ name: remote.name, contract: remote.contract, access: 'agent' });
  });

  it('no text is in both catalogues', () => {
    expect(Object.keys(en).filter((id) => id in desk)).toEqual([]);
  });
});
