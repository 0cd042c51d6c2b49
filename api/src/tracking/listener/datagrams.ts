import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';

import { readTeltonikaDatagram } from '../protocols/teltonika/decoder';
import type { Receiver } from './receiver';

/** More are dropped, as a network may do: devices repeat what is not answered. */
const MOST_AT_ONCE = 2000;

/** Teltonika devices that send datagrams. */
export function createDatagramServer(receiver: Receiver): Socket {
  const socket = createSocket('udp4');
  let running = 0;
  const handle = async (bytes: Buffer, { port, address }: RemoteInfo) => {
    const datagram = readTeltonikaDatagram(bytes);
    if (datagram === null) {
      receiver.noteGarbage(bytes.length, 'teltonika');
      return;
    }
    const tracker = await receiver.directory.findTracker(datagram.identifier);
    if (tracker === null) {
      receiver.noteUnknown(datagram.identifier, 'teltonika');
      return;
    }
    await receiver.storePositions(tracker, 'teltonika', datagram.positions, new Date());
    socket.send(datagram.answer, port, address, () => undefined);
  };
  socket.on('message', (bytes, from) => {
    if (running >= MOST_AT_ONCE) return;
    running += 1;
    handle(bytes, from)
      // Without an answer the device sends it again.
      .catch(() => undefined)
      .finally(() => (running -= 1));
  });
  return socket;
}
