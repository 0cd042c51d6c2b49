import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Fastify from 'fastify';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';

import { connectDatabase } from '../database/connect';
import type { Db } from '../database/connect';
import { startEmbedded } from '../database/embedded/start-embedded';
import type { EmbeddedDatabase } from '../database/embedded/start-embedded';
import { migrateToLatest } from '../database/migrate';
import { createMailer } from './create-mailer';
import { createOutboxMailer } from './outbox-mailer';
import { registerOutbox } from './register-outbox';
import { createSmtpTransport } from './smtp-transport';
import { companyRejectedMail, verificationMail } from './templates';

// Real database servers start here; on a busy machine that takes a while.
jest.setTimeout(60_000);

const dataDir = mkdtempSync(join(tmpdir(), 'mail-test-'));
const warnings: string[] = [];
const log = {
  warn: (_: object, text: string) => warnings.push(text),
  error: (_: object, text: string) => warnings.push(text),
};
const config = (smtpUrl: string | null) => ({
  dataDir,
  mail: { smtpUrl, from: 'Fleetdesk <no-reply@fleetdesk.example>' },
});
const mail = (to: string) => verificationMail({ to, code: '482913', minutes: 10 });

let server: EmbeddedDatabase;
let db: Db;
let smtp: SMTPServer;
let received: string[] = [];
let refuse = false;
let smtpUrl = '';
let onMail = () => undefined as void;

beforeAll(async () => {
  server = await startEmbedded({ dataDir: join(dataDir, 'postgres'), durable: false });
  db = connectDatabase({ url: server.url, schema: 'ae' });
  await migrateToLatest(db, 'ae');
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuse ? new Error('450 Busy, come back later') : null),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
        onMail();
      });
    },
  });
  const listening = smtp.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const address = listening.address();
  smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

beforeEach(async () => {
  received = [];
  refuse = false;
  warnings.length = 0;
  await db.deleteFrom('outboxMails').execute();
});

afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve));
  await db.destroy();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a mail is sent once by SMTP and its text is not kept', async () => {
  const mailer = createMailer({ config: config(smtpUrl), db, log });
  await mailer.send(mail('sara@example.com'));
  await mailer.flush();
  await mailer.flush();
  await mailer.stop();
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('482913');
  expect(received[0]).toContain('To: sara@example.com');
  const rows = await db.selectFrom('outboxMails').select(['textBody', 'sentAt']).execute();
  expect(rows).toEqual([{ textBody: '', sentAt: expect.any(Date) as Date }]);
});

test('a document goes with its mail, and is not kept', async () => {
  const mailer = createMailer({ config: config(smtpUrl), db, log });
  const content = Buffer.from('%PDF-1.7 a notice');
  await mailer.send({
    ...mail('sara@example.com'),
    attachment: { name: 'notice-T-000001.pdf', type: 'application/pdf', content },
  });
  await mailer.flush();
  await mailer.stop();
  expect(received[0]).toContain('filename=notice-T-000001.pdf');
  expect(received[0]).toContain(content.toString('base64'));
  expect(await db.selectFrom('outboxMails').select('attachment').execute()).toEqual([{ attachment: null }]);
});

test('a stop does not wait for a mail server that hangs; the mail stays for the next start', async () => {
  const hanging = createServer(() => undefined);
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  const { port } = hanging.address() as AddressInfo;
  const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'desk@example.com');
  const mailer = createOutboxMailer({ db, transport, log, stopAfter: 50 });
  await mailer.send(mail('later@example.com'));
  const connected = new Promise((resolve) => hanging.once('connection', resolve));
  const flushing = mailer.flush();
  const socket = (await connected) as Socket;
  const started = performance.now();
  await mailer.stop();
  // The connection itself would hang for 20 seconds.
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(await db.selectFrom('outboxMails').select('sentAt').execute()).toEqual([{ sentAt: null }]);
  socket.destroy();
  await flushing;
  hanging.close();
});

test('a mail of a transaction that fails is never sent', async () => {
  const mailer = createMailer({ config: config(smtpUrl), db, log });
  const attempt = db.transaction().execute(async (trx) => {
    await mailer.send(mail('nobody@example.com'), trx);
    throw new Error('changed my mind');
  });
  await expect(attempt).rejects.toThrow('changed my mind');
  await mailer.flush();
  await mailer.stop();
  expect(received).toEqual([]);
});

test('a refused mail waits longer after each try, is sent later, and finally fails', async () => {
  const mailer = createMailer({ config: config(smtpUrl), db, log });
  const due = () =>
    db
      .updateTable('outboxMails')
      .set({ sendAfter: sql<Date>`now()` })
      .execute();
  refuse = true;
  await mailer.send(mail('busy@example.com'));
  await mailer.flush();
  const first = await db.selectFrom('outboxMails').selectAll().executeTakeFirstOrThrow();
  expect(first).toMatchObject({ attempts: 1, sentAt: null, failedAt: null });
  expect(first.lastError).toMatch(/450/);
  expect(first.sendAfter.getTime()).toBeGreaterThan(Date.now());
  expect(warnings).toEqual(['a mail was not sent']);

  refuse = false;
  await due();
  await mailer.flush();
  expect(received).toHaveLength(1);

  refuse = true;
  await mailer.send(mail('gone@example.com'));
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    await due();
    await mailer.flush();
  }
  await mailer.stop();
  const last = await db
    .selectFrom('outboxMails')
    .selectAll()
    .where('recipient', '=', 'gone@example.com')
    .executeTakeFirstOrThrow();
  expect(last).toMatchObject({ attempts: 8, sentAt: null, failedAt: expect.any(Date) as Date });
});

test('two servers never send the same mail twice', async () => {
  const mailers = [1, 2].map(() => createMailer({ config: config(smtpUrl), db, log }));
  for (let n = 0; n < 12; n += 1) await mailers[0]?.send(mail(`agent${n}@example.com`));
  await Promise.all(mailers.map((mailer) => mailer.flush()));
  await Promise.all(mailers.map((mailer) => mailer.stop()));
  expect(received).toHaveLength(12);
});

test('without SMTP the development outbox shows the code, and no text of a mail becomes markup', async () => {
  const mailer = createMailer({ config: config(null), db, log });
  await mailer.send(mail('newcomer@example.com'));
  await mailer.send(
    companyRejectedMail({
      to: 'a@example.com',
      name: '<b>Rental & Sons</b>',
      reason: '<script>alert(1)</script>',
    }),
  );
  await mailer.stop();

  const app = Fastify();
  registerOutbox(app, { dataDir });
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  const page = await (await fetch(`${base}/dev/outbox`)).text();
  expect(page).toContain('<p class="code">482913</p>');
  expect(page).not.toContain('<script>');
  expect(page).not.toContain('<b>Rental');
  const link = new URL(/href="(outbox\/[^"]+)"/.exec(page)?.[1] ?? '', `${base}/dev/outbox`).pathname;
  const whole = await fetch(base + link);
  expect(whole.status).toBe(200);
  expect(await whole.text()).toContain('&lt;script&gt;');
  expect((await fetch(`${base}/dev/outbox/none`)).status).toBe(404);
  // A proxy, a tunnel or a foreign name that points here gets nothing, neither the list nor a mail.
  for (const url of ['/dev/outbox', link])
    for (const headers of [{ host: 'attacker.example' }, { 'x-forwarded-for': '127.0.0.1' }])
      expect((await app.inject({ url, headers })).statusCode).toBe(404);
  await app.close();
});

test('the sender works automatically once started', async () => {
  const mailer = createMailer({ config: config(smtpUrl), db, log });
  const arrived = new Promise<void>((resolve) => (onMail = resolve));
  mailer.start();
  await mailer.send(mail('soon@example.com'));
  await arrived;
  await mailer.stop();
  expect(received).toHaveLength(1);
});
