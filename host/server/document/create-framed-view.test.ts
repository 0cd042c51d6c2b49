import { createFramedView, createWaitingView } from './create-framed-view';

const frame = (name: string) => ({
  html: `<header>${name}</header><main><i data-page=""></i></main>`,
  css: `.${name}{}`,
});
const frames = { ae: frame('ae'), in: frame('in'), 'ae:other': frame('other') };
const view = { html: '<form>$& $1</form>', css: '.form{}' };

test('a first view is drawn in the shell’s frame for its country', () => {
  expect(createFramedView(view, frames, '/login', 'Fleetdesk')).toEqual({
    html: '<header>ae</header><main><form>$& $1</form></main>',
    css: '.ae{}.form{}',
  });
  expect(createFramedView(view, frames, '/in/login', 'Fleetdesk')?.html).toContain('<header>in</header>');
});

test('another brand gets the frame without a drawn name', () => {
  expect(createFramedView(view, frames, '/ae/login', 'Wadi Cars')?.html).toContain('<header>other</header>');
});

test('the view has no frame when there are none, and no view gives nothing', () => {
  expect(createFramedView(view, {}, '/login', 'Fleetdesk')).toBe(view);
  expect(createFramedView(undefined, frames, '/', 'Fleetdesk')).toBeUndefined();
});

test('an agent waits in the agent’s shell, around the page’s view or a general page shape', () => {
  const agents = {
    agent: frame('agent'),
    'agent:other': frame('plain'),
    'agent:page': { html: '<p></p>', css: '.page{}' },
  };
  expect(createWaitingView(view, agents, 'Fleetdesk')).toEqual({
    html: '<header>agent</header><main><form>$& $1</form></main>',
    css: '.agent{}.form{}',
  });
  expect(createWaitingView(undefined, agents, 'Wadi Cars')).toEqual({
    html: '<header>plain</header><main><p></p></main>',
    css: '.plain{}.page{}',
  });
  expect(createWaitingView(view, {}, 'Fleetdesk')).toBeUndefined();
});
