import './core/nonce';
import './federation/lend-runtime';
import { nextTurn } from './core/next-turn';
import { runWithoutStacks } from './boot/run-without-stacks';

/** Runs the parts of the first script, the lower ones first. In one go they would block the page for a quarter of a second on a phone. */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ 'styled-components'),
  () => import(/* webpackMode: "eager" */ '@portal/shared/portal'),
  () => import(/* webpackMode: "eager" */ '@portal/shared/ui'),
];

async function start(): Promise<void> {
  await runWithoutStacks(async () => {
    for (const load of parts) {
      await nextTurn();
      await load();
    }
  });
  const { bootstrap } = await import(/* webpackMode: "eager" */ './boot/bootstrap');
  await nextTurn();
  await bootstrap();
}

void start();
