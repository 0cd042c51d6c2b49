import { createEventBus } from './bus';

interface Facts {
  moved: { to: string };
  stopped: { at: number };
}

const create = (report?: (error: unknown) => void) => createEventBus<Facts>(['moved', 'stopped'], report);

test('a handler hears its event until it unsubscribes', () => {
  const bus = create();
  const received: string[] = [];
  const off = bus.on('moved', ({ to }) => received.push(to));
  bus.emit('moved', { to: 'a' });
  bus.emit('stopped', { at: 1 });
  off();
  bus.emit('moved', { to: 'b' });
  expect(received).toEqual(['a']);
});

test('one handler that throws does not keep the others from hearing', () => {
  const reported: unknown[] = [];
  const bus = create((error) => reported.push(error));
  const received: string[] = [];
  bus.on('moved', () => {
    throw new Error('broken');
  });
  bus.on('moved', ({ to }) => received.push(to));
  bus.emit('moved', { to: 'a' });
  expect(received).toEqual(['a']);
  expect(reported).toEqual([new Error('broken')]);
});

test('a handler may unsubscribe while it handles an event', () => {
  const bus = create();
  const received: string[] = [];
  const off = bus.on('moved', () => off());
  bus.on('moved', ({ to }) => received.push(to));
  bus.emit('moved', { to: 'a' });
  bus.emit('moved', { to: 'b' });
  expect(received).toEqual(['a', 'b']);
});

test('an unknown event throws', () => {
  const bus = create();
  expect(() => bus.emit('parked' as 'moved', { to: 'a' })).toThrow('Unknown event "parked"');
  expect(() => bus.on('parked' as 'moved', () => undefined)).toThrow('Unknown event "parked"');
});
