import { isPushService } from './is-push-service';

const services = ['fcm.googleapis.com', '*.notify.windows.com', 'http://127.0.0.1:5799'];

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://wns2-db5p.notify.windows.com/w/?token=x', true],
  ['http://127.0.0.1:5799/one', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://fcm.googleapis.com.attacker.example/abc', false],
  ['https://attacker.example/fcm.googleapis.com', false],
  ['https://user:secret@fcm.googleapis.com/abc', false],
  ['https://notify.windows.com/w', false],
  ['https://evilnotify.windows.com/w', false],
  ['https://169.254.169.254/latest', false],
  ['http://127.0.0.1:5432/', false],
  ['file:///etc/passwd', false],
  ['not an address', false],
])('%s may be called: %s', (endpoint, expected) => {
  expect(isPushService(endpoint, services)).toBe(expected);
});
