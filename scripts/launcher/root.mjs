import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const rootFolder = resolve(fileURLToPath(new URL('../..', import.meta.url)));
export const workFolder = resolve(rootFolder, '.launcher');
