import { createServer, type AddressInfo } from 'node:net';

/** Answers each message of GT06 with ten bytes, without reading or storing it: a baseline. */
const LOGIN = 18;
const LOCATION = 28;
const answer = Buffer.alloc(10);

const server = createServer((socket) => {
  let [received, expected] = [0, LOGIN];
  socket.on('data', ({ length }) => {
    received += length;
    while (received >= expected) {
      received -= expected;
      expected = LOCATION;
      socket.write(answer);
    }
  });
  socket.on('error', () => socket.destroy());
});
server.listen(0, '127.0.0.1', 1024, () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
