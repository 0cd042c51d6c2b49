import { watch } from 'node:fs';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';

const quietMs = 200;

/** Calls back once after files below these folders changed and no more changes came for a moment. */
export function watchFolders(folders: readonly string[], changed: (file: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(resolveFromRoot(folder), { recursive: true }, (_event, file) => {
      if (!file || !/\.(ts|sql|json)$/.test(file) || file.includes('.test.')) return;
      clearTimeout(timer);
      timer = setTimeout(() => changed(`${folder}/${file}`), quietMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
