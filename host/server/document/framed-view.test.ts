import { framedView, waitingView } from './framed-view';

const frame = (name: string) => ({
  html: `<header>${name}</header><main><i data-page=""></i></main>`,
  css: `.${name}{}`,
});
const frames = { ae: frame('ae'), in: frame('in'), 'ae:other': frame('other') };
const view = { html: '<form>$& $1</form>', css: '.form{}' };

test('a first view is drawn in the shell’s frame for its country', () => {
  expect(framedView(view, frames, '/login', 'Fleetdesk')).toEqual({
    html: '<header>ae</header><main><form>$& $1</form></main>',
    css: '.ae{}.form{}',
  });
  expect(framedView(view, frames, '/in/login', 'Fleetdesk')?.html).toContain('<header>in</header>');
});

test('another brand gets the frame without a drawn name', () => {
  expect(framedView(view, frames, '/ae/login', 'Wadi Cars')?.html).toContain('<header>other</header>');
});

test('the view has no frame when there are none, and no view gives nothing', () => {
  expect(framedView(view, {}, '/login', 'Fleetdesk')).toBe(view);
  expect(framedView(undefined, frames, '/', 'Fleetdesk')).toBeUndefined();
});

test('an agent waits in the agent’s shell, around the page’s view or a general page shape', () => {
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
