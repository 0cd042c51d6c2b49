import { framedView, waitingView } from './framed-view';

const frame = (name: string) => ({
  html: `<header>${name}</header><main><i data-page=""></i></main>`,
  css: `.${name}{}`,
});
const frames = { ae: frame('ae'), in: frame('in'), 'ae:other': frame('other') };
const view = { html: '<form>$& $1</form>', css: '.form{}' };

test('a first view stands in the shell’s frame, of its own country', () => {
  expect(framedView(view, frames, '/login', 'Fleetdesk')).toEqual({
    html: '<header>ae</header><main><form>$& $1</form></main>',
    css: '.ae{}.form{}',
  });
  expect(framedView(view, frames, '/in/login', 'Fleetdesk')?.html).toContain('<header>in</header>');
});

test('another brand gets the frame without a drawn name', () => {
  expect(framedView(view, frames, '/ae/login', 'Wadi Cars')?.html).toContain('<header>other</header>');
});

test('without frames the view stands alone; without a view there is none', () => {
  expect(framedView(view, {}, '/login', 'Fleetdesk')).toBe(view);
  expect(framedView(undefined, frames, '/', 'Fleetdesk')).toBeUndefined();
});

test('an agent waits in his own shell, before the page’s view or the shape of any page', () => {
  const agents = {
    agent: frame('agent'),
    'agent:other': frame('plain'),
    'agent:page': { html: '<p></p>', css: '.page{}' },
  };
  expect(waitingView(view, agents, 'Fleetdesk')).toEqual({
    html: '<header>agent</header><main><form>$& $1</form></main>',
    css: '.agent{}.form{}',
  });
  expect(waitingView(undefined, agents, 'Wadi Cars')).toEqual({
    html: '<header>plain</header><main><p></p></main>',
    css: '.plain{}.page{}',
  });
  expect(waitingView(view, {}, 'Fleetdesk')).toBeUndefined();
});
