import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const rootFolder = resolve(fileURLToPath(new URL('../..', import.meta.url)));
/** Locks and finished builds; nothing here is worth a backup. */
export const workFolder = resolve(rootFolder, '.launcher');
