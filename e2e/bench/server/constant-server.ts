import Fastify from 'fastify';
import * as v from 'valibot';

const order = v.object({ port: v.number(), text: v.string() });

process.once('message', (message) => {
  const { port, text } = v.parse(order, message);
  const app = Fastify();
  app.get('/list', async (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
  app.listen({ port }).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
